import { useIntl } from 'react-intl'
import { linkClass } from '../../ui/classes.ts'
import { firstControl } from '../../ui/first-control.ts'
import { launchPhrases } from './launch-stack.messages.ts'
import { fieldId, type ThingToFix } from './things-to-fix.ts'

const MAX_LINKS = 4

interface ThingsToFixProps {
  things: readonly ThingToFix[]
  onLine: (offset: number) => void
}

/** What keeps the stack from being launched; each leads to where it is mended. */
export function ThingsToFix({ things, onLine }: ThingsToFixProps) {
  const { formatMessage } = useIntl()
  if (things.length === 0) return null
  const go = ({ at }: ThingToFix) => {
    if (typeof at === 'number') return onLine(at)
    const field = document.getElementById(fieldId(at))
    field?.scrollIntoView({ block: 'center' })
    firstControl(field)?.focus({ preventScroll: true })
  }
  return (
    <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <span id="launch-stack-things" className="font-medium text-bad">
        {formatMessage(launchPhrases.thingsToFix, { count: things.length })}
      </span>
      <ul aria-labelledby="launch-stack-things" className="flex flex-wrap gap-x-3">
        {things.slice(0, MAX_LINKS).map((thing) => (
          <li key={thing.at} className="max-w-48 truncate">
            <button type="button" className={`cursor-pointer ${linkClass}`} onClick={() => go(thing)}>
              {thing.label}
            </button>
          </li>
        ))}
        {things.length > MAX_LINKS && <li aria-hidden>{'…'}</li>}
      </ul>
    </div>
  )
}
