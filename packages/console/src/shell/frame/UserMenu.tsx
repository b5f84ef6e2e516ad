import { useRef, useState, type KeyboardEvent } from 'react'
import { useIntl } from 'react-intl'
import { useSession } from '../../framework/session/session.ts'
import { onDemand } from '../../ui/popups/on-demand.ts'
import { frameSentences as sentences } from '../messages/frame.messages.ts'

const Popup = onDemand(async () => (await import('./UserMenuPopup.tsx')).UserMenuPopup)

/** The button of the user's menu, whose entries are loaded when it opens. */
export function UserMenu({ base }: { base: string }) {
  const { formatMessage } = useIntl()
  const { username } = useSession()
  const anchor = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    setOpen(true)
  }
  return (
    <>
      <button
        ref={anchor}
        type="button"
        aria-haspopup="menu"
        aria-expanded={open}
        data-popup-open={open ? '' : undefined}
        onClick={() => setOpen(!open)}
        onKeyDown={onKeyDown}
        className="grid size-8 shrink-0 cursor-pointer place-items-center rounded-full bg-accent-soft text-sm font-semibold text-accent hover:ring-2 hover:ring-accent-line data-popup-open:ring-2 data-popup-open:ring-accent-line"
      >
        <span aria-hidden>{initials(username)}</span>
        <span className="sr-only">{formatMessage(sentences.userMenu, { name: username })}</span>
      </button>
      <Popup wanted={open} props={{ base, anchor, open, onOpenChange: setOpen }} />
    </>
  )
}

/** One or two letters for an avatar: of the first two words, else the first two letters. */
export function initials(name: string): string {
  const words = name.split(/[\s._@-]+/).filter(Boolean)
  const letters = words.length > 1 ? words.slice(0, 2).map((word) => [...word][0]) : [...(words[0] ?? '?')].slice(0, 2)
  return letters.join('').toUpperCase()
}
