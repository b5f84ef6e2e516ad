import type { Server } from '@meridian/contract'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useIntl, type MessageDescriptor } from 'react-intl'
import type * as z from 'zod'
import type { FormSchema } from '../../../framework/forms/form-schema.ts'
import { FormModal } from '../../../framework/forms/FormModal.tsx'
import { useResourceForm, type FormOptions, type ResourceForm } from '../../../framework/forms/use-resource-form.ts'
import type { ModalTools } from '../../../framework/modals/modal.ts'
import { instanceLabel } from '../instance-label.ts'

export interface InstanceFormProps<S extends FormSchema, R> extends Pick<
  FormOptions<S, R>,
  'schema' | 'defaults' | 'labels' | 'shown' | 'submit'
> {
  server: Server
  tools: ModalTools
  title: MessageDescriptor
  /** The button that sends it; the title unless given. */
  action?: MessageDescriptor
  /** What could not be done, where it could not. */
  failed: string
  /** What is said when it was sent. */
  sent: (data: z.input<S>, result: R) => string
  size?: 'small' | 'medium' | 'large'
  children: (form: ResourceForm<z.input<S> & FieldValues>) => ReactNode
}

/** A form about one server, in a dialog; the server is read anew when it was sent. */
export function InstanceForm<S extends FormSchema, R>({
  server,
  tools,
  title,
  action = title,
  failed,
  sent,
  size,
  children,
  ...options
}: InstanceFormProps<S, R>) {
  const { formatMessage } = useIntl()
  const form = useResourceForm<S, R>({
    ...options,
    done: (result) => tools.done(sent(form.values, result), { updated: [{ type: tools.type, id: server.id }] }),
  })
  return (
    <FormModal
      form={form}
      open={tools.open}
      size={size}
      title={formatMessage(title)}
      description={instanceLabel(server)}
      action={formatMessage(action)}
      failed={failed}
      onClose={tools.close}
    >
      {children(form)}
    </FormModal>
  )
}

/** What every dialog about a server is given. */
export interface AboutServer {
  server: Server
  tools: ModalTools
}
