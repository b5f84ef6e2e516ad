import { useIntl } from 'react-intl'
import { Spinner } from '../../ui/Spinner.tsx'
import { paletteMessages, palettePhrases } from './palette.messages.ts'

interface PaletteStatusProps {
  /** All has been asked, and answered. */
  settled: boolean
  /** How many were found; null while nothing is typed. */
  count: number | null
  waiting: readonly string[]
  unsearched: readonly string[]
}

/** Says quietly how far the looking has come, and what could not be searched. */
export function PaletteStatus({ settled, count, waiting, unsearched }: PaletteStatusProps) {
  const intl = useIntl()
  if (count === null) return null
  const named = (names: readonly string[]) => ({ names: intl.formatList(names) })
  return (
    <div
      role="status"
      className="flex min-h-9 flex-wrap items-center gap-x-3 border-t border-line px-4 py-1.5 text-sm text-ink-3"
    >
      {settled ? (
        <span>{intl.formatMessage(palettePhrases.found, { count })}</span>
      ) : (
        <span className="flex items-center gap-2">
          <Spinner />
          {waiting.length > 0
            ? intl.formatMessage(palettePhrases.waiting, named(waiting))
            : intl.formatMessage(paletteMessages.searching)}
        </span>
      )}
      {unsearched.length > 0 && <span>{intl.formatMessage(palettePhrases.unsearched, named(unsearched))}</span>}
    </div>
  )
}
