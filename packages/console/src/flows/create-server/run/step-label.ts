import type { IntlShape } from 'react-intl'
import type { Made, StepId } from './create-run.ts'
import type { RunOrder } from './run-order.ts'
import { runMessages as messages, runPhrases as phrases } from './run.messages.ts'

/** What a step does, in words. */
export function stepLabel(
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
  id: StepId,
  { order: { newKey, opening, network, address, request } }: { order: RunOrder },
  made: Made = {},
): string {
  const name = request.name
  const ip = made.floatingIp ?? (address && 'floatingIp' in address ? address.floatingIp : null)
  switch (id) {
    case 'look':
      return formatMessage(messages.look)
    case 'key':
      return formatMessage(phrases.key, { name: newKey?.name ?? '' })
    case 'group':
      return formatMessage(phrases.group, { name: opening?.name ?? '' })
    case 'network':
      return formatMessage(phrases.network, { name: network?.name ?? '' })
    case 'subnet':
      return formatMessage(phrases.subnet, { cidr: network?.cidr ?? '' })
    case 'router':
      return formatMessage(phrases.router, { name: network?.name ?? '' })
    case 'gateway':
      return formatMessage(phrases.gateway, { external: network?.external.name ?? '' })
    case 'interface':
      return formatMessage(phrases.interface, { name: network?.name ?? '' })
    case 'server':
      return formatMessage(phrases.server, { name })
    case 'address':
      return !made.floatingIp && address && 'pool' in address
        ? formatMessage(phrases.newAddress, { pool: address.pool.name })
        : formatMessage(phrases.reusedAddress, { address: ip?.ip ?? '' })
    case 'attach':
      return formatMessage(phrases.attach, { address: ip?.ip ?? '' })
    case 'start':
      return formatMessage(phrases.start, { name })
  }
}
