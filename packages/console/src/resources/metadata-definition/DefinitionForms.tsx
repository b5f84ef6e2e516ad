import { metadefEndpoints } from '@meridian/contract'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { CodeField } from '../../framework/editor/CodeField.tsx'
import { PlainForm } from '../../framework/forms/PlainForm.tsx'
import { withMessage } from '../../framework/forms/validators.ts'
import type { ItemDialogProps } from '../../framework/resource/modal.ts'
import { words } from '../../framework/text/common.messages.ts'
import { definitionFormMessages as messages } from './metadata-definition-forms.messages.ts'
import { definitionMessages } from './metadata-definition.messages.ts'
import type { MetadataDefinition } from './metadata-definition.queries.ts'
import { parseNamespace } from './parse-namespace.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

const importSchema = z.object({
  json: z.string().superRefine((text, context) => {
    if (text.trim() === '') return context.addIssue({ code: 'custom', ...withMessage(messages.required) })
    const parsed = parseNamespace(text)
    if ('problem' in parsed)
      context.addIssue({ code: 'custom', ...withMessage(messages.invalid, undefined, { problem: parsed.problem }) })
  }),
  public: z.boolean(),
  protected: z.boolean(),
})

const flags = {
  public: { label: words.public, hint: moreWords.allProjectsCanUseIt },
  protected: { label: words.protected, hint: messages.protectedHint },
}

const visibilityOf = (isPublic: boolean) => (isPublic ? 'public' : 'private')

/** The name of the namespace in a text that the form has accepted. */
function nameIn(json: string): string {
  const parsed = parseNamespace(json)
  return 'namespace' in parsed ? parsed.namespace.namespace : ''
}

/** Creates a namespace from a file or a text of JSON. */
export function ImportNamespace() {
  const { formatMessage } = useIntl()
  return (
    <PlainForm
      size="large"
      title={definitionMessages.import}
      failed={messages.importFailed}
      schema={importSchema}
      defaults={{ json: '', public: false, protected: false }}
      fields={{
        json: {
          label: messages.json,
          draw: (field) => <CodeField {...field} hint={formatMessage(messages.jsonHint)} />,
        },
        ...flags,
      }}
      nameOf={({ json }) => nameIn(json)}
      success={messages.created}
      preflight={{ none: 'no quota of definitions' }}
      submit={async ({ json, public: isPublic, protected: isProtected }, send) => {
        const parsed = parseNamespace(json)
        if ('problem' in parsed) throw new Error(parsed.problem)
        const body = { ...parsed.namespace, visibility: visibilityOf(isPublic), protected: isProtected } as const
        const { namespace } = await send(metadefEndpoints.namespaceCreate, { body })
        return { id: namespace }
      }}
    />
  )
}

const editSchema = z.object({
  display_name: z.string().max(80),
  description: z.string().max(500),
  public: z.boolean(),
  protected: z.boolean(),
})

export function EditNamespace({ item }: ItemDialogProps<MetadataDefinition>) {
  return (
    <PlainForm
      item={item}
      title={definitionMessages.edit}
      action={words.save}
      schema={editSchema}
      defaults={{
        display_name: item.display_name ?? '',
        description: item.description ?? '',
        public: item.visibility === 'public',
        protected: item.protected,
      }}
      fields={{
        display_name: { label: messages.displayName },
        description: { label: words.description, multiline: true },
        ...flags,
      }}
      nameOf={() => item.namespace}
      success={messages.updated}
      submit={({ public: isPublic, ...change }, send) =>
        send(metadefEndpoints.namespaceUpdate, {
          params: { name: item.id },
          body: { ...change, visibility: visibilityOf(isPublic) },
        })
      }
    />
  )
}
