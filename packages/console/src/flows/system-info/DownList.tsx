import { useIntl, type MessageDescriptor } from 'react-intl'
import { formatAge } from '../../framework/text/dates.ts'
import type { ServiceRow } from './states.ts'
import { outageEffects, systemInfoMessages as messages } from './system-info.messages.ts'

/** What is down, for how long, and what does not work meanwhile. */
export function DownList({ down }: { down: readonly ServiceRow[] }) {
  const intl = useIntl()
  return (
    <ul className="max-h-40 overflow-y-auto wrap-anywhere">
      {down.map(({ id, name, host, updated }) => (
        <li key={`${name} ${host} ${id}`}>
          {intl.formatMessage(messages.down, { name, host, age: updated ? formatAge(intl, updated) : '–' })}
          <Effect binary={name} />
        </li>
      ))}
    </ul>
  )
}

/** Nothing for a service that the console does not know. */
function Effect({ binary }: { binary: string }) {
  const { formatMessage } = useIntl()
  const effect = (outageEffects as Partial<Record<string, MessageDescriptor>>)[binary] // clouds have other services too
  return effect && <span className="block text-ink-2">{formatMessage(effect)}</span>
}
