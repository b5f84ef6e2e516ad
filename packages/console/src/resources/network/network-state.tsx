import type { IntlShape } from 'react-intl'
import { StatusCell } from '../../framework/table/StatusCell.tsx'
import { wordFor } from '../../framework/word-for.ts'
import type { StatusTone } from '../../ui/Status.tsx'
import { networkStatuses } from './network.messages.ts'

const TONES: Readonly<Record<string, StatusTone>> = { ACTIVE: 'ok', BUILD: 'busy', DOWN: 'off', ERROR: 'bad' }

/** The status of a network, or of one of its ports. */
export const NetworkStatus = ({ status, intl }: { status: string; intl: IntlShape }) => (
  <StatusCell tone={TONES[status] ?? 'off'} word={wordFor(intl, networkStatuses, status)} busy={status === 'BUILD'} />
)
