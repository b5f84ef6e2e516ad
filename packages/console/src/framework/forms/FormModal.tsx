import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useIntl } from 'react-intl'
import type { ApiError } from '../../api/api-error.ts'
import { Button } from '../../ui/buttons.tsx'
import { cx, tagClasses } from '../../ui/classes.ts'
import { Dialog } from '../../ui/popups/Dialog.tsx'
import type { DialogProps } from '../../ui/popups/DialogPopup.tsx'
import { ItemNotices } from '../notices/ItemNotices.tsx'
import { Reason } from '../notices/Reason.tsx'
import { useSubject } from '../notices/item-notice.ts'
import { useShowCode } from '../code/use-show-code.tsx'
import { describeError } from '../text/error-text.ts'
import { frameworkMessages } from '../text/framework.messages.ts'
import { DraftOffer } from './DraftOffer.tsx'
import { useLeaveGuard } from './use-leave-guard.tsx'
import type { ResourceForm } from './use-resource-form.ts'

/** Compares a form that creates something with quotas and names; or the reason why there is nothing to compare. */
export type PreflightOf<F> = ((form: F) => ReactNode) | { none: string }

export interface FormModalProps<V extends FieldValues> extends Pick<DialogProps, 'size' | 'description'> {
  form: ResourceForm<V>
  title: string
  /** The label of the submit button. */
  action: string
  /** The failure message: 'Unable to update the image.' */
  failed: string
  open?: boolean
  onClose: () => void
  preflight: PreflightOf<ResourceForm<V>>
  children: ReactNode
}

/** A form in a dialog. It stays open when submitting fails, and asks before it discards input. */
export function FormModal<V extends FieldValues>({
  form,
  title,
  action,
  failed,
  open = true,
  onClose,
  preflight,
  children,
  ...dialog
}: FormModalProps<V>) {
  const intl = useIntl()
  const subject = useSubject()
  const guard = useLeaveGuard(() => open && form.unsaved(), form.discard)
  const close = () => guard.leave(onClose)
  const { codeButton, code } = useShowCode(form)
  return (
    <Dialog
      {...dialog}
      open={open}
      onClose={close}
      title={title}
      locked={form.busy}
      onSubmit={form.submit}
      footerNote={codeButton}
      footer={
        <>
          <Button onClick={close} disabled={form.busy}>
            {intl.formatMessage(frameworkMessages.cancel)}
          </Button>
          <Button
            type="submit"
            variant="primary"
            busy={form.busy}
            disabled={form.blocked !== null}
            focusableWhenDisabled={form.blocked !== null}
            aria-describedby={form.blocked ?? undefined}
          >
            {action}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <DraftOffer form={form} />
        {form.failure && <FormAlert title={failed} error={form.failure} />}
        {subject && <ItemNotices type={subject.type} ids={[subject.id]} on="change" />}
        {children}
        {typeof preflight === 'function' && preflight(form)}
        {code}
      </div>
      {guard.question}
    </Dialog>
  )
}

interface FormAlertProps {
  /** The failure message. */
  title?: string
  error: ApiError
}

/** The pressed button may be far below the alert. */
const scrollIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

/** Why submitting failed: at the top of the form, what holds the item or which quota is full, the service's message and the request id. */
export function FormAlert({ title, error }: FormAlertProps) {
  const intl = useIntl()
  const subject = useSubject()
  return (
    <div
      ref={scrollIntoView}
      role="alert"
      className={cx('flex gap-2.5 rounded-md bg-bad-soft px-3 py-2 contain-inline-size', tagClasses(error.extraTags))}
    >
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-bad" />
      <div className="min-w-0 wrap-anywhere">
        {title && <strong className="block font-semibold">{title}</strong>}
        <Reason detail={describeError(intl, error)} requestId={error.requestId} about={subject ?? undefined} unfolded />
      </div>
    </div>
  )
}
