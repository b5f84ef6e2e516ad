import { useState, type ReactNode } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import type * as z from 'zod'
import type { ApiError } from '../../api/api-error.ts'
import { usePolicies } from '../policy/policy-store.ts'
import type { ActionResult } from '../resource/action-result.ts'
import type { Item } from '../resource/item.ts'
import { useDialogTools } from '../resource/modal.ts'
import { named, type Text } from '../resource/resource-text.ts'
import { dialogPhrases } from '../resource/resource.messages.ts'
import { useFailureMessage, useManifestOf } from '../resource/use-failure-message.ts'
import { words } from '../text/common.messages.ts'
import { FormModal, type PreflightOf } from './FormModal.tsx'
import { PlainFields } from './PlainFields.tsx'
import { sayWords, type FieldSpec, type FieldSpecs, type FormOf, type Words } from './field-spec.ts'
import type { FormSchema } from './form-schema.ts'
import { useResourceForm, type FormOptions } from './use-resource-form.ts'

interface PlainOptions<S extends FormSchema, R> extends Pick<
  FormOptions<S, R>,
  'schema' | 'defaults' | 'submit' | 'showsCode'
> {
  fields: FieldSpecs<S>
  /** The name of the item that the form is about: below the title, and `{name}` in its sentences. */
  about?: string
  /** The `{name}` in the success message: `about`, or the form's field `name`, unless given. */
  nameOf?: (values: z.input<S>, result: R) => string
  /** 'Create Server Group' or 'Edit Server Group' unless given. */
  title?: Text
  /** The button that sends it: the title, or 'Save' if the title is that of editing, unless given. */
  action?: Text
  /** The failure message; that of the type unless given. */
  failed?: Text | ((error: ApiError, values: z.input<S>, intl: IntlShape) => Words | null)
  /** The success message; the common one unless given. */
  success?: Text | ((values: z.input<S>, result: R, intl: IntlShape) => string)
  /** Other changes than those of the item, or of the item that the result is. */
  outcome?: (result: R, values: z.input<S>) => Partial<ActionResult>
  size?: 'small' | 'medium' | 'large'
  /** Below the title, if that is not the item's name. */
  description?: Words
  shown?: FormOptions<S, R>['shown']
  /** Fields that `children` renders. */
  custom?: readonly (keyof z.input<S> & string)[]
  /** Shown in place of the form once it was sent, as a secret that is shown once. */
  reveals?: (result: R, values: z.input<S>) => ReactNode
  /** Rendered after the fields. */
  children?: ReactNode | ((form: FormOf<S>) => ReactNode)
}

/** A form that creates something says what it is compared with before it is sent, or why with nothing. */
type Subject<S extends FormSchema> =
  | { /** The item that is edited, or the form is about. */ item: Item; preflight?: PreflightOf<FormOf<S>> }
  | { item?: Item | undefined; preflight: PreflightOf<FormOf<S>> }

/** Creates, edits or changes an item by a form whose fields, title and messages follow from the schema and the type's names. */
export function PlainForm<S extends FormSchema, R>({
  schema,
  fields,
  item,
  about,
  nameOf,
  title,
  action,
  failed,
  success,
  outcome,
  size,
  preflight,
  reveals,
  description = about,
  shown,
  custom,
  children,
  ...options
}: PlainOptions<S, R> & Subject<S>) {
  const intl = useIntl()
  const tools = useDialogTools()
  const manifest = useManifestOf()(tools.type)
  const failureMessage = useFailureMessage()
  const name = about ?? ''
  const [sent, setSent] = useState<{ result: R; values: z.input<S> } | null>(null)
  const form = useResourceForm<S, R>({
    ...options,
    schema,
    labels: useLabels(fields),
    shown: { ...useConditions<S, R>(fields), ...shown } as FormOptions<S, R>['shown'], // the keys of the schema
    done: (result) => {
      const { values } = form
      const phrase = success ?? named(manifest, item ? dialogPhrases.updated : dialogPhrases.created)
      const made = nameOf?.(values, result) ?? about ?? String(values.name ?? '')
      const reference = item ?? (result as Item) // creating returns the item, unless `outcome` names it
      const message =
        typeof phrase === 'function' ? phrase(values, result, intl) : sayWords(intl, phrase, { name: made })
      if (reveals) setSent({ result, values })
      const changes = {
        ...(item || !outcome ? { [item ? 'updated' : 'created']: [{ type: tools.type, id: reference.id }] } : {}),
        ...outcome?.(result, values),
      }
      tools.done(message, changes, reveals && (() => {}))
    },
  })
  if (reveals && sent) return reveals(sent.result, sent.values)
  const heading = sayWords(intl, title ?? named(manifest, item ? dialogPhrases.edit : dialogPhrases.create), { name })
  const button = action ?? (title || !item ? heading : words.save)
  const failure = typeof failed === 'function' ? form.failure && failed(form.failure, form.values, intl) : failed
  return (
    <FormModal
      form={form}
      open={tools.open}
      size={size}
      title={heading}
      description={description && sayWords(intl, description)}
      action={sayWords(intl, button, { name })}
      failed={
        failure ? sayWords(intl, failure, { name }) : failureMessage(item ? 'update' : 'create', tools.type, item?.id)
      }
      preflight={preflight ?? ABOUT_ITEM}
      onClose={tools.close}
    >
      <PlainFields form={form} schema={schema} fields={fields} without={custom} />
      {typeof children === 'function' ? children(form) : children}
    </FormModal>
  )
}

const ABOUT_ITEM = { none: 'it creates nothing' }

type AnySpecs = Readonly<Record<string, FieldSpec>>

function useLabels<S extends FormSchema, R>(fields: FieldSpecs<S>): FormOptions<S, R>['labels'] {
  const intl = useIntl()
  const labels = Object.entries(fields as AnySpecs).map(([name, { label }]) => [name, sayWords(intl, label)])
  return Object.fromEntries(labels) as FormOptions<S, R>['labels'] // the keys of the schema
}

/** When each field is shown: as its values and the user's rights say. */
function useConditions<S extends FormSchema, R>(fields: FieldSpecs<S>): FormOptions<S, R>['shown'] {
  const allows = usePolicies()
  const specs: AnySpecs = fields as AnySpecs // read as any form's
  const all = Object.entries(specs).filter(([, { shown, policy }]) => shown || policy)
  const conditions = all.map(([name, { shown, policy }]) => {
    const isAllowed = !policy || allows(policy) === true
    return [name, (values: z.input<S>) => isAllowed && (shown?.(values) ?? true)]
  })
  return Object.fromEntries(conditions) as FormOptions<S, R>['shown'] // the keys of the schema
}
