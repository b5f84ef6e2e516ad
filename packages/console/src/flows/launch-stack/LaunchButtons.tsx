import { useIntl, type MessageDescriptor } from 'react-intl'
import { frameworkMessages } from '../../framework/text/framework.messages.ts'
import { Button } from '../../ui/buttons.tsx'
import { launchMessages as messages } from './launch-stack.messages.ts'

interface LaunchButtonsProps {
  busy: boolean
  /** Null on the form, which is cancelled instead. */
  onBack: (() => void) | null
  onCancel: () => void
  /** Null where a preview is not offered beside the main button. */
  onPreview: (() => void) | null
  label: MessageDescriptor
  ready: boolean
  /** The id of the text that says why the main button does nothing. */
  blocked: string | null
}

export function LaunchButtons({ busy, onBack, onCancel, onPreview, label, ready, blocked }: LaunchButtonsProps) {
  const { formatMessage } = useIntl()
  return (
    <>
      <Button onClick={onBack ?? onCancel} disabled={busy}>
        {formatMessage(onBack ? messages.back : frameworkMessages.cancel)}
      </Button>
      {onPreview && (
        <Button onClick={onPreview} disabled={busy}>
          {formatMessage(messages.preview)}
        </Button>
      )}
      <Button
        type="submit"
        variant="primary"
        busy={busy}
        disabled={!ready || blocked !== null}
        focusableWhenDisabled={blocked !== null}
        aria-describedby={blocked ?? undefined}
      >
        {formatMessage(label)}
      </Button>
    </>
  )
}
