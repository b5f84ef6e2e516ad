import * as z from 'zod'
import { withMessage } from '../../framework/forms/validators.ts'
import { networkSchema as basicSchema, type NetworkValues } from '../../resources/network/EditNetwork.tsx'
import { blankSubnet, shownFields as shownSubnetFields, subnetSchemas, type SubnetForm } from '../subnet/subnet-form.ts'
import { createNetworkMessages } from './create-network.messages.ts'

/** A network and, if `with_subnet`, its first subnet. */
export interface NetworkForm extends SubnetForm, NetworkValues {
  with_subnet: boolean
  az_hints: string[]
  /** Neutron chooses if it is null. */
  mtu: number | null
}

/** The smallest packet of IPv4. */
export const MIN_MTU = 68

export const blankNetwork: NetworkForm = {
  ...blankSubnet,
  name: '',
  admin_state_up: true,
  shared: false,
  with_subnet: true,
  az_hints: [],
  mtu: null,
}

export const networkSchema = z.object({
  ...basicSchema.shape,
  with_subnet: z.boolean(),
  az_hints: z.array(z.string()),
  mtu: z.number().int().min(MIN_MTU).nullable(),
})

/** As for a subnet alone, but the message says that the subnet can be left out. */
export const networkSubnetSchemas: typeof subnetSchemas = {
  ...subnetSchemas,
  createsubnetinfoaction: subnetSchemas.createsubnetinfoaction.extend({
    cidr: z
      .string()
      .trim()
      .refine((text) => text !== '', withMessage(createNetworkMessages.addressOrNone)),
  }),
}

const SUBNET_FIELDS = Object.keys(blankSubnet) as (keyof SubnetForm)[] // its own keys

type Shown = { [N in keyof NetworkForm]?: (form: NetworkForm) => boolean }

/** What the cloud supports, and the policy allows. */
interface Choices {
  mayShare: boolean
  hasZones: boolean
  hasMtu: boolean
}

/** When each field is shown; the fields of the subnet only with a subnet. */
export const shownFields = ({ mayShare, hasZones, hasMtu }: Choices): Shown => ({
  shared: () => mayShare,
  az_hints: () => hasZones,
  mtu: () => hasMtu,
  ...Object.fromEntries(
    SUBNET_FIELDS.map((name) => {
      const rule = (shownSubnetFields as Partial<Record<string, (form: SubnetForm) => boolean>>)[name] // some have none
      return [name, (form: NetworkForm) => form.with_subnet && (rule?.(form) ?? true)]
    }),
  ),
})

/** The values of the subnet, without hidden fields. */
export const subnetOf = (form: Partial<NetworkForm>): Partial<SubnetForm> =>
  Object.fromEntries(SUBNET_FIELDS.flatMap((name) => (name in form ? [[name, form[name]]] : [])))
