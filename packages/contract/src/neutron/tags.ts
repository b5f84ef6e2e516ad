import * as z from 'zod'
import { put } from '../endpoint.ts'

/** Neutron's types with tags, as its paths name them. */
export const TAGGED_NETWORK_TYPES = [
  'networks',
  'subnets',
  'ports',
  'routers',
  'floatingips',
  'security-groups',
  'subnetpools',
  'trunks',
] as const
export type TaggedNetworkType = (typeof TAGGED_NETWORK_TYPES)[number]

/** Neutron takes longer ones since 2024; older ones refuse them with a sentence of their own. */
export const NetworkTag = z
  .string()
  .min(1)
  .max(255)
  .regex(/^[^,/]+$/, 'A tag must not contain "," or "/".')

export const networkTagEndpoints = {
  networkTagsReplace: put(
    '/api/neutron/tags/:type/:id/',
    'Replace the tags of a network, subnet, port, router, floating IP, security group, subnet pool or trunk',
    { body: z.object({ tags: z.array(NetworkTag) }) },
  ),
}
