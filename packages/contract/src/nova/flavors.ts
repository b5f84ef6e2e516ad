import * as z from 'zod'
import { del, get, patch, post } from '../endpoint.ts'
import { items, Metadata, MetadataChange, several } from '../items.ts'

const Flavor = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string().nullable().default(null),
  vcpus: z.number(),
  /** MiB, as `swap`. */
  ram: z.number(),
  /** GiB, as the ephemeral disk. */
  disk: z.number(),
  swap: z.union([z.number(), z.literal('').transform(() => 0)]),
  rxtx_factor: z.union([z.number(), z.literal('').transform(() => 1)]),
  'OS-FLV-EXT-DATA:ephemeral': z.number(),
  'OS-FLV-DISABLED:disabled': z.boolean(),
  'os-flavor-access:is_public': z.boolean(),
  links: z.array(z.object({ rel: z.string(), href: z.string() })),
  /** Only with `get_extras`. */
  extras: Metadata.optional(),
})
export type Flavor = z.output<typeof Flavor>

const FlavorDetails = Flavor.extend({
  /** Ids of projects with access; only with `get_access_list` and if the flavor is not public. */
  'access-list': z.array(z.string()).optional(),
})
export type FlavorDetails = z.output<typeof FlavorDetails>

const Amount = z.number().int().min(0)

export const FlavorName = z.string().trim().min(1).max(255)
export const FlavorId = z
  .string()
  .min(1)
  .max(255)
  .regex(
    /^[a-zA-Z0-9. _-]+$/,
    'Flavor ID can only contain alphanumeric characters, underscores, periods, hyphens, spaces.',
  )

export const FlavorRequest = z.object({
  /** `auto` lets Nova choose. */
  id: FlavorId.default('auto'),
  name: FlavorName,
  vcpus: z.number().int().min(1),
  ram: z.number().int().min(1),
  disk: Amount,
  'OS-FLV-EXT-DATA:ephemeral': Amount.default(0),
  swap: Amount.default(0),
  rxtx_factor: z.number().min(1).default(1),
  description: z.string().max(65_535).nullish(),
  /** Projects with access; empty makes the flavor public. */
  flavor_access: several(z.object({ id: z.string().min(1) })).default([]),
})
export type FlavorRequest = z.output<typeof FlavorRequest>

const Extras = { get_extras: z.stringbool().optional() }

export const flavorEndpoints = {
  flavorList: get('/api/nova/flavors/', 'List flavors by memory, smallest first', {
    query: z.object({
      /** Absent: all flavors visible to the user. `true`: public flavors; anything else: private flavors. */
      is_public: z.string().optional(),
      ...Extras,
    }),
    result: items(Flavor),
  }),
  flavorCreate: post('/api/nova/flavors/', 'Create a flavor', {
    body: FlavorRequest,
    result: Flavor,
    location: '/api/nova/flavors/:id',
  }),
  flavorView: get(
    '/api/nova/flavors/:id/',
    'Show a flavor; with `get_extras` its extra specs, with `get_access_list` its projects',
    { query: z.object({ ...Extras, get_access_list: z.stringbool().optional() }), result: FlavorDetails },
  ),
  flavorUpdate: patch(
    '/api/nova/flavors/:id/',
    'Replace a flavor with a new one of the same id; existing servers do not change',
    { body: FlavorRequest.omit({ id: true }) },
  ),
  flavorDelete: del('/api/nova/flavors/:id/', 'Delete a flavor'),
  flavorExtraSpecs: get('/api/nova/flavors/:id/extra-specs/', "Show a flavor's extra specs", { result: Metadata }),
  flavorExtraSpecsUpdate: patch('/api/nova/flavors/:id/extra-specs/', "Set and remove a flavor's extra specs", {
    body: MetadataChange,
  }),
  flavorAccessList: get('/api/nova/flavors/:id/access/', 'List projects with access to a private flavor', {
    result: items(z.object({ flavor_id: z.string(), tenant_id: z.string() })),
  }),
  flavorAccessAdd: post('/api/nova/flavors/:id/access/', 'Grant a project access to a flavor', {
    body: z.object({ project: z.string().min(1) }),
  }),
  flavorAccessRemove: del('/api/nova/flavors/:id/access/:project', "Revoke a project's access to a flavor"),
}
