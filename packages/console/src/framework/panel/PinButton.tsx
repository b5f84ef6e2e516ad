import { Pin } from 'lucide-react'
import { useIntl } from 'react-intl'
import { IconButton } from '../../ui/buttons.tsx'
import { useChoices, type Choice } from '../session/choices.ts'
import { hasRoom, MOST_PINS, togglePin } from '../session/pins.ts'
import { useOwner } from '../session/session.ts'
import { frameworkMessages, frameworkPhrases } from '../text/framework.messages.ts'

/** Pins a place or an item to the navigation, or removes it from there. */
export function PinButton({ choice, className }: { choice: Choice; className?: string }) {
  const { formatMessage } = useIntl()
  const owner = useOwner() ?? ''
  const pins = useChoices('pins', owner)
  const pinned = pins.some(({ key }) => key === choice.key)
  const full = !pinned && !hasRoom(pins, choice)
  const label = pinned ? frameworkMessages.unpin : frameworkMessages.pin
  return (
    <IconButton
      label={full ? formatMessage(frameworkPhrases.pinsFull, { most: MOST_PINS }) : formatMessage(label)}
      disabled={full}
      aria-pressed={pinned}
      icon={<Pin aria-hidden className={pinned ? 'fill-current' : undefined} />}
      size="small"
      className={className}
      onClick={() => togglePin(owner, choice)}
    />
  )
}
