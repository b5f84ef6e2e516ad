import type { IntlShape } from 'react-intl'
import type { StatusTone } from '../../ui/Status.tsx'
import { StatusCell } from '../../framework/table/StatusCell.tsx'
import { wordFor } from '../../framework/text/word-for.ts'
import { networkStatuses } from './network-state.messages.ts'

const TONES: Readonly<Record<string, StatusTone>> = {
  ACTIVE: 'ok',
  ALLOCATING: 'busy',
  BUILD: 'busy',
  DOWN: 'off',
  ERROR: 'bad',
}

/** The status of a network, a port or a router. */
export function NetworkStatus({ status, intl }: { status: string; intl: IntlShape }) {
  const tone = TONES[status] ?? 'off'
  return <StatusCell tone={tone} word={wordFor(intl, networkStatuses, status)} busy={tone === 'busy'} />
}
