import { balancingState, isBalancerBusy } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { StatusCell } from '../../framework/table/cells.tsx'
import { wordFor } from '../../framework/text/wording.ts'
import type { StatusTone } from '../../ui/Status.tsx'
import { balancingStates } from './load-balancer.messages.ts'

const TONES: Readonly<Record<string, StatusTone>> = {
  ACTIVE: 'ok',
  ONLINE: 'ok',
  NO_MONITOR: 'off',
  OFFLINE: 'off',
  DRAINING: 'warn',
  DEGRADED: 'warn',
  ERROR: 'bad',
}

/** The status of a balancer or of what is below it. */
export function BalancingStatus({ of }: { of: { provisioning_status: string; operating_status: string } }) {
  const intl = useIntl()
  const state = balancingState(of)
  const busy = isBalancerBusy(of)
  return (
    <StatusCell
      tone={busy ? 'busy' : (TONES[state] ?? 'off')}
      word={wordFor(intl, balancingStates, state)}
      busy={busy}
    />
  )
}
