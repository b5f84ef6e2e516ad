import type { BodyOf, Router, routerEndpoints } from '@meridian/contract'
import * as z from 'zod'

const basics = { name: z.string().trim().max(255), admin_state_up: z.boolean() }

type Kind = 'server_default' | 'no' | 'yes'

export const createSchema = z.object({
  project: z.string().min(1),
  ...basics,
  external_network: z.string().nullable(),
  enable_snat: z.boolean(),
  distributed: z.enum(['server_default', 'no', 'yes']),
  ha: z.enum(['server_default', 'yes', 'no']),
  availability_zone_hints: z.array(z.string()),
})
export type CreateForm = z.input<typeof createSchema>

export const blankRouter: CreateForm = {
  project: '',
  name: '',
  admin_state_up: true,
  external_network: null,
  enable_snat: true,
  distributed: 'server_default',
  ha: 'server_default',
  availability_zone_hints: [],
}

export const gatewaySchema = z.object({ external_network: z.string().min(1), enable_snat: z.boolean() })

/** An existing router already has a kind. */
export const editSchema = z.object({
  ...basics,
  distributed: createSchema.shape.distributed.exclude(['server_default']),
  ha: createSchema.shape.ha.exclude(['server_default']),
})

type Valid<T> = { [K in keyof T]?: T[K] | undefined }

/** What the cloud supports, and the policy allows. */
interface Choices {
  mayProject: boolean
  maySnat: boolean
  mayDistribute: boolean
  mayReplicate: boolean
  hasZones: boolean
}

/** When each field of a new router is shown; SNAT needs a gateway. */
export const createShown = ({ mayProject, maySnat, mayDistribute, mayReplicate, hasZones }: Choices) => ({
  project: () => mayProject,
  enable_snat: ({ external_network: network }: CreateForm) => maySnat && network !== null,
  distributed: () => mayDistribute,
  ha: () => mayReplicate,
  availability_zone_hints: () => hasZones,
})

/** The gateway of the request, without SNAT if the user may not choose it. */
export const gatewayOf = ({ external_network: network, enable_snat: snat }: Valid<CreateForm>) =>
  network ? { network_id: network, ...(snat !== undefined && { enable_snat: snat }) } : undefined

const kindOf = (name: 'distributed' | 'ha', value: Kind | undefined) =>
  value === undefined || value === 'server_default' ? {} : { [name]: value === 'yes' }

/** The body of the request; `values` lacks the hidden fields. */
export function createRequest(values: Valid<CreateForm>): BodyOf<typeof routerEndpoints.routerCreate> {
  const { project, name, admin_state_up: isUp, availability_zone_hints: zones = [] } = values
  const gateway = gatewayOf(values)
  return {
    name,
    admin_state_up: isUp,
    ...(project && { tenant_id: project }),
    ...(gateway && { external_gateway_info: gateway }),
    ...kindOf('distributed', values.distributed),
    ...kindOf('ha', values.ha),
    ...(zones.length > 0 && { availability_zone_hints: zones }),
  }
}

const kindNow = (value: boolean | undefined) => (value ? 'yes' : 'no')

export const routerValues = (router: Router): z.input<typeof editSchema> => ({
  name: router.name,
  admin_state_up: router.admin_state_up,
  distributed: kindNow(router.distributed),
  ha: kindNow(router.ha),
})

/** The kind is only sent if it changed, since Neutron requires more rights for it. */
export function changeRequest(values: Valid<z.output<typeof editSchema>>, router: Router) {
  const before = routerValues(router)
  const { name, admin_state_up: isUp, distributed, ha } = values
  return {
    name,
    admin_state_up: isUp,
    ...(distributed !== before.distributed && kindOf('distributed', distributed)),
    ...(ha !== before.ha && kindOf('ha', ha)),
  }
}
