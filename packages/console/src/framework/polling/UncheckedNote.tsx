import { RotateCw } from 'lucide-react'
import { use } from 'react'
import { useIntl } from 'react-intl'
import { Unchecked } from './unchecked.ts'
import { uncheckedMessages as messages } from './unchecked.messages.ts'

/** In the place of a progress bar: the state may be an old one, and how to ask for it. */
export function UncheckedNote() {
  const intl = useIntl()
  const unchecked = use(Unchecked)
  if (!unchecked) return null
  const time = intl.formatTime(unchecked.since, { hour: '2-digit', minute: '2-digit' })
  const since = intl.formatMessage(messages.since, { time })
  const label = `${since} · ${intl.formatMessage(messages.check)}`
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      onClick={unchecked.check}
      className="flex max-w-full min-w-0 cursor-pointer items-center gap-1 rounded-sm text-xs leading-4 text-ink-3 hover:text-ink hover:underline"
    >
      <span className="min-w-0 truncate">{since}</span>
      <RotateCw aria-hidden className="size-3 shrink-0" />
    </button>
  )
}
