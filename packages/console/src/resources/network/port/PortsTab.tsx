import type { Network } from '@meridian/contract'
import { useMemo } from 'react'
import { ResourcePanel } from '../../../framework/panel/ResourcePanel.tsx'
import { portsOf } from './port.resource.tsx'

/** What hangs on a network. */
export function PortsTab({ network }: { network: Network }) {
  return <ResourcePanel part scope="project" resource={useMemo(() => portsOf(network), [network])} />
}
