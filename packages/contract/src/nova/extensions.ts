import * as z from 'zod'
import { get } from '../endpoint.ts'
import { items } from '../items.ts'

const ComputeExtension = z.object({
  name: z.string(),
  alias: z.string(),
  namespace: z.string(),
  description: z.string(),
  links: z.array(z.unknown()),
  updated: z.string(),
})

/** Microversions that add each feature. */
export const COMPUTE_FEATURES = {
  locked_attribute: ['2.9', '2.42'],
  instance_description: ['2.19', '2.60', '2.67'],
  remote_console_mks: ['2.8', '2.53'],
  servergroup_soft_policies: ['2.15', '2.60'],
  servergroup_user_info: ['2.13', '2.60'],
  multiattach: ['2.60', '2.67'],
  auto_allocated_network: ['2.37', '2.60', '2.67'],
  key_types: ['2.2', '2.9'],
  key_type_list: ['2.9'],
  rescue_instance_volume_based: ['2.87', '2.93'],
  bdm2_volume_type: ['2.67', '2.96'],
  live_migrate: ['2.30'],
} as const satisfies Record<string, readonly string[]>
export type ComputeFeature = keyof typeof COMPUTE_FEATURES

export const computeExtensionEndpoints = {
  computeExtensionList: get('/api/nova/extensions/', 'List extensions of the compute API', {
    result: items(ComputeExtension),
  }),
  computeFeature: get('/api/nova/features/:name', 'Show whether Nova supports the microversion of a feature', {
    result: z.boolean(),
  }),
}
