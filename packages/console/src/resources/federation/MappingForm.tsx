import { mappingEndpoints, MappingRules, parseJson, type Mapping } from '@meridian/contract'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { CodeField } from '../../framework/editor/CodeField.tsx'
import { PlainForm } from '../../framework/forms/PlainForm.tsx'
import { MappingTest } from './MappingTest.tsx'
import { federationMessages as messages } from './federation.messages.ts'
import { problemOfRules } from './rules-text.ts'
import { typeNames } from '../../framework/text/common.messages.ts'

const EXAMPLE = [
  {
    local: [{ user: { name: '{0}' } }, { groups: '{1}', domain: { name: 'Default' } }],
    remote: [{ type: 'OIDC-preferred_username' }, { type: 'OIDC-groups', whitelist: ['cloud-users'] }],
  },
]

const textOf = (rules: unknown) => JSON.stringify(rules, null, 2)

function rulesIn(text: string): MappingRules | null {
  try {
    return MappingRules.safeParse(parseJson(text)).data ?? null
  } catch {
    return null
  }
}

/** Creates a mapping, or edits the rules of `item`, and shows beside them whom they would let in. */
export function MappingForm({ item }: { item?: Mapping }) {
  const { formatMessage } = useIntl()
  const schema = useMemo(
    () =>
      z.object({
        id: z.string().trim().min(1).max(64),
        rules: z.string().superRefine((text, context) => {
          const problem = problemOfRules(text, formatMessage(messages.rulesInvalid))
          if (problem) context.addIssue({ code: 'custom', message: problem })
        }),
      }),
    [formatMessage],
  )
  return (
    <PlainForm
      schema={schema}
      item={item}
      size="large"
      nameOf={({ id }) => item?.id ?? id}
      defaults={{ id: item?.id ?? '', rules: textOf(item?.rules ?? EXAMPLE) }}
      fields={{
        id: { label: messages.mappingId, shown: () => !item },
        rules: {
          label: typeNames.rules,
          draw: (field) => (
            <div className="grid items-start gap-4 lg:grid-cols-2">
              <CodeField {...field} language="yaml" hint={formatMessage(messages.rulesHint)} />
              <MappingTest rules={rulesIn(field.value)} />
            </div>
          ),
        },
      }}
      preflight={{ none: 'administrators have no quota of mappings' }}
      submit={({ id, rules }, send): Promise<unknown> => {
        const body = { rules: rulesIn(rules) ?? [] }
        return item
          ? send(mappingEndpoints.mappingUpdate, { params: { id: item.id }, body })
          : send(mappingEndpoints.mappingCreate, { body: { id, ...body } })
      }}
    />
  )
}
