import type { Network } from '@meridian/contract'
import { useMemo } from 'react'
import { ResourcePanel } from '../../../framework/panel/ResourcePanel.tsx'
import { subnetsOf } from './subnet.resource.tsx'

/** The addresses that a network has to give. */
export function SubnetsTab({ network }: { network: Network }) {
  return <ResourcePanel part scope="project" resource={useMemo(() => subnetsOf(network), [network])} />
}
