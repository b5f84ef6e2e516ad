import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useIntl } from 'react-intl'
import type * as z from 'zod'
import type { ModalTools } from '../resource/modal.ts'
import type { Item } from '../resource/item.ts'
import { formatText, named, type Text } from '../resource/resource-text.ts'
import { dialogPhrases, resultPhrases } from '../resource/resource.messages.ts'
import { useFailureMessage, useManifestOf } from '../resource/use-failure-message.ts'
import { words } from '../text/common.messages.ts'
import { FormModal } from './FormModal.tsx'
import { PlainFields, type FieldSpecs } from './PlainFields.tsx'
import type { FormSchema } from './form-schema.ts'
import { useResourceForm, type FormOptions, type ResourceForm } from './use-resource-form.ts'

interface PlainFormProps<S extends FormSchema, R> extends Pick<
  FormOptions<S, R>,
  'schema' | 'defaults' | 'shown' | 'submit'
> {
  tools: ModalTools
  fields: FieldSpecs<S>
  /** The item that is edited; without it the form creates one. */
  item?: Item
  /** The name in the success message; the form's field `name` unless given. */
  nameOf?: (values: z.input<S>, result: R) => string
  /** 'Create Server Group' or 'Edit Server Group' unless given. */
  title?: Text
  /** The button that sends it: 'Save', or the title if it creates an item, unless given. */
  action?: Text
  /** The failure message; that of the type unless given. */
  failed?: Text
  /** The success message, with `{name}`; the common one unless given. */
  success?: Text
  /** Below the title. */
  description?: string
  size?: 'small' | 'medium' | 'large'
  /** Fields that `children` renders. */
  custom?: readonly (keyof z.input<S> & string)[]
  /** Rendered after the plain fields. */
  children?: (form: ResourceForm<z.input<S> & FieldValues>) => ReactNode
}

/**
 * Creates or edits an item with a form whose fields, title and messages follow from the schema and the type's names.
 */
export function PlainForm<S extends FormSchema, R>({
  tools,
  schema,
  fields,
  item,
  nameOf,
  title,
  action,
  failed,
  success,
  description,
  size,
  custom = [],
  children,
  ...options
}: PlainFormProps<S, R>) {
  const intl = useIntl()
  const manifest = useManifestOf()(tools.type)
  const failureMessage = useFailureMessage()
  const labels = Object.fromEntries(
    Object.entries<{ label: FormOptions<S, R>['labels'][keyof z.input<S> & string] }>(fields).map(
      ([name, { label }]) => [name, label],
    ),
  ) as FormOptions<S, R>['labels'] // the keys of the schema
  const form = useResourceForm<S, R>({
    ...options,
    schema,
    labels,
    done: (result) => {
      const name = nameOf?.(form.values, result) ?? String(form.values.name ?? '')
      const phrase = success ?? named(manifest, item ? resultPhrases.updated : resultPhrases.created)
      const reference = item ?? (result as Item) // creating returns the item
      tools.done(formatText(intl, phrase, { name }), {
        [item ? 'updated' : 'created']: [{ type: tools.type, id: reference.id }],
      })
    },
  })
  const heading = formatText(intl, title ?? named(manifest, item ? dialogPhrases.edit : dialogPhrases.create))
  return (
    <FormModal
      form={form}
      open={tools.open}
      size={size}
      title={heading}
      description={description}
      action={action ? formatText(intl, action) : item ? intl.formatMessage(words.save) : heading}
      failed={failed ? formatText(intl, failed) : failureMessage(item ? 'update' : 'create', tools.type, item?.id)}
      onClose={tools.close}
    >
      <PlainFields form={form} schema={schema} fields={fields} without={custom} />
      {children?.(form)}
    </FormModal>
  )
}
