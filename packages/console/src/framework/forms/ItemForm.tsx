import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useIntl } from 'react-intl'
import type * as z from 'zod'
import type { ActionResult } from '../resource/action-result.ts'
import type { ModalTools } from '../resource/modal.ts'
import type { Item } from '../resource/item.ts'
import { formatText, type Text } from '../resource/resource-text.ts'
import { FormModal } from './FormModal.tsx'
import type { FormSchema } from './form-schema.ts'
import { useResourceForm, type FormOptions, type ResourceForm } from './use-resource-form.ts'

export interface ItemFormProps<S extends FormSchema, R> extends Pick<
  FormOptions<S, R>,
  'schema' | 'defaults' | 'labels' | 'shown' | 'submit'
> {
  item: Item
  /** The name of the item. */
  label: string
  tools: ModalTools
  title: Text
  /** The label of the submit button; the title unless given. */
  action?: Text
  /** The failure message. */
  failed: string
  /** The success message. */
  sent: (data: z.input<S>, result: R) => string
  /** Other changes; the item itself is always refetched. */
  outcome?: (result: R) => Partial<ActionResult>
  size?: 'small' | 'medium' | 'large'
  children?: (form: ResourceForm<z.input<S> & FieldValues>) => ReactNode
}

/** A form about one item, in a dialog; the item is refetched after submitting. */
export function ItemForm<S extends FormSchema, R>({
  item,
  label,
  tools,
  title,
  action = title,
  failed,
  sent,
  outcome,
  size,
  children,
  ...options
}: ItemFormProps<S, R>) {
  const intl = useIntl()
  const form = useResourceForm<S, R>({
    ...options,
    done: (result) =>
      tools.done(sent(form.values, result), { updated: [{ type: tools.type, id: item.id }], ...outcome?.(result) }),
  })
  return (
    <FormModal
      form={form}
      open={tools.open}
      size={size}
      title={formatText(intl, title)}
      description={label}
      action={formatText(intl, action)}
      failed={failed}
      preflight={{ none: 'it is about an item' }}
      onClose={tools.close}
    >
      {children?.(form)}
    </FormModal>
  )
}
