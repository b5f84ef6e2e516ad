import type { NetworkSegment } from '@meridian/contract'
import * as z from 'zod'
import { withMessage } from '../../framework/forms/validators.ts'
import { adminNetworkMessages as messages } from './admin-network.messages.ts'

export const NETWORK_TYPES = ['automatic', 'local', 'flat', 'vlan', 'gre', 'vxlan', 'geneve'] as const

type NetworkType = (typeof NETWORK_TYPES)[number]

/** The segmentation ids of each type that has them. */
const SEGMENTS: Partial<Record<NetworkType, readonly [min: number, max: number]>> = {
  vlan: [1, 4094],
  gre: [1, 2 ** 32 - 1],
  vxlan: [1, 2 ** 24 - 1],
  geneve: [1, 2 ** 24 - 1],
}

/** What only administrators choose of a new network: its owner, and how it is built. */
export const providerSchema = z.object({
  project: z.string().min(1),
  type: z.enum(NETWORK_TYPES),
  physical: z.string().trim().min(1).max(255),
  segment: z.number().int().nullable(),
  external: z.boolean(),
})

export type ProviderNetwork = z.input<typeof providerSchema>

export const blankProvider: ProviderNetwork = {
  project: '',
  type: 'automatic',
  physical: '',
  segment: null,
  external: false,
}

/** When each of these fields is shown, if any is. */
export const shownProviderFields = {
  project: () => true,
  type: () => true,
  physical: ({ type }: Pick<ProviderNetwork, 'type'>) => type === 'flat' || type === 'vlan',
  segment: ({ type }: Pick<ProviderNetwork, 'type'>) => SEGMENTS[type] !== undefined,
  external: () => true,
}

/** The rule for the segmentation id, which depends on the type; Neutron chooses an empty one. Both may be hidden. */
export function checkSegment({ type, segment }: Partial<ProviderNetwork>, context: z.core.$RefinementCtx): void {
  const range = type && SEGMENTS[type]
  if (!range || typeof segment !== 'number') return
  const [min, max] = range
  if (segment >= min && segment <= max) return
  context.addIssue({
    code: 'custom',
    path: ['segment'],
    ...withMessage(messages.segmentRange, undefined, { type, min, max }),
  })
}

/** A segment without a name is shown by its number. */
export const segmentLabel = ({ id, name, segmentation_id: number }: NetworkSegment) => name || String(number ?? id)

/** Their part of the request; what is hidden or empty is left to Neutron. */
export const providerRequest = ({ project, type, physical, segment, external }: Partial<ProviderNetwork>) => ({
  ...(project && { tenant_id: project }),
  ...(type && type !== 'automatic' && { 'provider:network_type': type }),
  ...(physical && { 'provider:physical_network': physical }),
  ...(typeof segment === 'number' && { 'provider:segmentation_id': segment }),
  ...(external !== undefined && { 'router:external': external }),
})
