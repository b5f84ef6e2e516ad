import * as z from 'zod'
import { del, get, patch, post } from '../endpoint.ts'
import { page } from '../items.ts'
import { AdminState, base, NeutronName, NeutronQuery } from './attributes.ts'

export const Subport = z.object({
  port_id: z.string().min(1),
  segmentation_type: z.string().min(1),
  segmentation_id: z.number().int().min(1).max(4094).optional(),
})

const Trunk = z.looseObject({
  ...base,
  port_id: z.string(),
  status: z.string(),
  admin_state_up: z.boolean(),
  admin_state: AdminState,
  sub_ports: z.array(Subport),
  /** Its name, or the start of its id in brackets. */
  name_or_id: z.string(),
  subport_count: z.number(),
})
export type Trunk = z.infer<typeof Trunk>

const settings = {
  name: NeutronName,
  description: NeutronName,
  admin_state_up: z.boolean(),
}

/** Subports of a trunk must differ in port and segmentation id. */
const Subports = z
  .array(Subport)
  .refine((all) => new Set(all.map(({ port_id: id }) => id)).size === all.length, 'A port can be a subport only once.')
  .refine((all) => {
    const numbered = all.filter(({ segmentation_id: id }) => id !== undefined)
    const kinds = numbered.map((one) => `${one.segmentation_type} ${one.segmentation_id}`)
    return new Set(kinds).size === kinds.length
  }, 'Segmentation IDs must be unique.')

export const TrunkForm = z
  .object(settings)
  .partial()
  .extend({ port_id: z.string({ error: 'A parent port is required.' }).min(1), sub_ports: Subports.optional() })

/** The trunk as it was shown, and as the user wants it. */
const TrunkVersion = z.looseObject({ ...settings, sub_ports: Subports }).partial()

export const trunkEndpoints = {
  trunkList: get('/api/neutron/trunks/', 'List trunks', { query: NeutronQuery, result: page(Trunk) }),
  trunkCreate: post('/api/neutron/trunks/', 'Create a trunk on a port', {
    body: TrunkForm,
    result: Trunk,
    location: '/api/neutron/trunks/:id',
  }),
  trunkView: get('/api/neutron/trunks/:id/', 'Show a trunk', { result: Trunk }),
  trunkUpdate: patch(
    '/api/neutron/trunks/:id/',
    'Change a trunk from its shown state (first item) to the new state (second item)',
    { body: z.tuple([TrunkVersion, TrunkVersion]), result: Trunk },
  ),
  trunkDelete: del('/api/neutron/trunks/:id/', 'Delete a trunk'),
}
