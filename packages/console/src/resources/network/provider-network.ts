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

export const hasSegment = (type: NetworkType): boolean => SEGMENTS[type] !== undefined
export const hasPhysicalNetwork = (type: NetworkType): boolean => type === 'flat' || type === 'vlan'

export const providerNetworkSchema = z.object({
  project: z.string().min(1),
  name: z.string().trim().max(255),
  type: z.enum(NETWORK_TYPES),
  physical: z.string().trim().min(1).max(255),
  segment: z.number().int().nullable(),
  admin_state_up: z.boolean(),
  shared: z.boolean(),
  external: z.boolean(),
  mtu: z.number().int().min(68).nullable(),
})

export type ProviderNetwork = z.input<typeof providerNetworkSchema>

export const blankProviderNetwork: ProviderNetwork = {
  project: '',
  name: '',
  type: 'automatic',
  physical: '',
  segment: null,
  admin_state_up: true,
  shared: false,
  external: false,
  mtu: null,
}

/** The problem of a segmentation id; an empty one is chosen by Neutron. */
export function segmentProblem(type: NetworkType, segment: number | null): { min: number; max: number } | null {
  const range = SEGMENTS[type]
  if (!range || segment === null) return null
  const [min, max] = range
  return segment >= min && segment <= max ? null : { min, max }
}

/** With the rule for the segmentation id, which depends on the type. */
export const schemaFor = (type: NetworkType) =>
  providerNetworkSchema.extend({
    segment: providerNetworkSchema.shape.segment.superRefine((segment, context) => {
      const problem = segmentProblem(type, segment)
      if (!problem) return
      context.addIssue({ code: 'custom', ...withMessage(messages.segmentRange, undefined, { type, ...problem }) })
    }),
  })

/** The body of the request; what is hidden or empty is left to Neutron. */
export const providerNetworkRequest = ({
  project,
  type,
  physical,
  segment,
  external,
  mtu,
  ...network
}: Partial<ProviderNetwork>) => ({
  ...network,
  ...(project && { tenant_id: project }),
  ...(type && type !== 'automatic' && { 'provider:network_type': type }),
  ...(physical && { 'provider:physical_network': physical }),
  ...(typeof segment === 'number' && { 'provider:segmentation_id': segment }),
  ...(external !== undefined && { 'router:external': external }),
  ...(typeof mtu === 'number' && { mtu }),
})
