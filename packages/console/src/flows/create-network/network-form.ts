import * as z from 'zod'
import { withMessage } from '../../framework/forms/validators.ts'
import { networkSchema as basicSchema, type NetworkValues } from '../../resources/network/EditNetwork.tsx'
import { blankSubnet, shownFields as shownSubnetFields, subnetSchemas, type SubnetForm } from '../subnet/subnet-form.ts'
import { createNetworkMessages } from './create-network.messages.ts'
import {
  blankProvider,
  checkSegment,
  providerSchema,
  shownProviderFields,
  type ProviderNetwork,
} from '../../resources/network/provider-network.ts'

/** A network and, if `with_subnet`, its first subnet. */
export interface NetworkForm extends SubnetForm, NetworkValues, ProviderNetwork {
  with_subnet: boolean
  az_hints: string[]
  /** Neutron chooses if it is null. */
  mtu: number | null
}

/** The smallest packet of IPv4. */
export const MIN_MTU = 68

export const blankNetwork: NetworkForm = {
  ...blankSubnet,
  ...blankProvider,
  name: '',
  admin_state_up: true,
  shared: false,
  with_subnet: true,
  az_hints: [],
  mtu: null,
}

export const networkSchema = z
  .object({
    ...providerSchema.shape,
    ...basicSchema.shape,
    with_subnet: z.boolean(),
    az_hints: z.array(z.string()),
    mtu: z.number().int().min(MIN_MTU).nullable(),
  })
  .superRefine(checkSegment)

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
  /** It is created for any project, with provider attributes. */
  isAdmin: boolean
  mayShare: boolean
  hasZones: boolean
  hasMtu: boolean
}

/** When each field is shown; the fields of the subnet only with a subnet. */
export const shownFields = ({ isAdmin, mayShare, hasZones, hasMtu }: Choices): Shown => ({
  ...Object.fromEntries(
    Object.entries(shownProviderFields).map(([name, rule]) => [name, (form: NetworkForm) => isAdmin && rule(form)]),
  ),
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
