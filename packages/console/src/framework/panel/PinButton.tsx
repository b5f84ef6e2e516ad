import { Pin } from 'lucide-react'
import { useIntl } from 'react-intl'
import { IconButton } from '../../ui/buttons.tsx'
import { useChoices, type Choice } from '../session/choices.ts'
import { togglePin } from '../session/pins.ts'
import { useOwner } from '../session/session.ts'
import { frameworkMessages } from '../text/framework.messages.ts'

/** Pins the open page or item to the navigation, or removes it from there. */
export function PinButton({ choice, className }: { choice: Choice; className?: string }) {
  const { formatMessage } = useIntl()
  const owner = useOwner() ?? ''
  const pinned = useChoices('pins', owner).some(({ key }) => key === choice.key)
  return (
    <IconButton
      label={formatMessage(pinned ? frameworkMessages.unpin : frameworkMessages.pin)}
      icon={<Pin aria-hidden className={pinned ? 'fill-current' : undefined} />}
      size="small"
      className={className}
      onClick={() => togglePin(owner, choice)}
    />
  )
}
