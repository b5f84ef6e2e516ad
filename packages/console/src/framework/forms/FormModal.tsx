import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { Button } from '../../ui/Button.tsx'
import { Dialog, type DialogProps } from '../../ui/popups/Dialog.tsx'
import { frameworkMessages } from '../text/framework.messages.ts'
import { FormAlert } from './FormAlert.tsx'
import { useLeaveGuard } from './use-leave-guard.tsx'
import type { ResourceForm } from './use-resource-form.ts'

export interface FormModalProps<V extends FieldValues> extends Pick<DialogProps, 'size' | 'description'> {
  form: ResourceForm<V>
  title: string
  /** The button that sends it. */
  action: string
  /** What could not be done, where the form could not be sent: 'Unable to update the image.' */
  failed: string
  open?: boolean
  onClose: () => void
  children: ReactNode
}

/** A form in a dialog. It stays as it is when sending fails, and asks before what was entered is lost. */
export function FormModal<V extends FieldValues>({
  form,
  title,
  action,
  failed,
  open = true,
  onClose,
  children,
  ...dialog
}: FormModalProps<V>) {
  const intl = useIntl()
  const guard = useLeaveGuard(() => open && form.unsaved())
  const close = () => guard.leave(onClose)
  return (
    <Dialog
      {...dialog}
      open={open}
      onClose={close}
      title={title}
      locked={form.busy}
      onSubmit={form.submit}
      footer={
        <>
          <Button onClick={close} disabled={form.busy}>
            {intl.formatMessage(frameworkMessages.cancel)}
          </Button>
          <Button type="submit" variant="primary" busy={form.busy}>
            {action}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {form.failure && <FormAlert title={failed} error={form.failure} />}
        {children}
      </div>
      {guard.question}
    </Dialog>
  )
}
