import * as z from 'zod'
import { saying } from '../../framework/forms/validators.ts'
import { networkValues, type NetworkValues } from '../../resources/network/form/network-values.ts'
import {
  blankSubnet,
  shownFields as shownOfSubnet,
  subnetSchemas,
  type SubnetForm,
} from '../create-subnet/subnet-form.ts'
import { createNetworkMessages } from './create-network.messages.ts'

/** A network, and maybe its first subnet. */
export interface NetworkForm extends SubnetForm, NetworkValues {
  with_subnet: boolean
  az_hints: string[]
  /** Null is Neutron's own choice. */
  mtu: number | null
}

/** The smallest packet that IPv4 knows, and Neutron with it. */
export const LEAST_MTU = 68

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
  ...networkValues,
  with_subnet: z.boolean(),
  az_hints: z.array(z.string()),
  mtu: z.number().int().min(LEAST_MTU).nullable(),
})

/** As of a subnet alone, which cannot be left out. */
export const networkSubnetSchemas: typeof subnetSchemas = {
  ...subnetSchemas,
  createsubnetinfoaction: subnetSchemas.createsubnetinfoaction.extend({
    cidr: z
      .string()
      .trim()
      .refine((text) => text !== '', saying(createNetworkMessages.addressOrNone)),
  }),
}

const SUBNET_FIELDS = Object.keys(blankSubnet) as (keyof SubnetForm)[] // its own keys

type Shown = { [N in keyof NetworkForm]?: (form: NetworkForm) => boolean }

/** What this cloud and its rules let one choose. */
interface Choices {
  mayShare: boolean
  hasZones: boolean
  hasMtu: boolean
}

/** When each field is asked for: of a subnet that is not wanted, nothing is. */
export const shownFields = ({ mayShare, hasZones, hasMtu }: Choices): Shown => ({
  shared: () => mayShare,
  az_hints: () => hasZones,
  mtu: () => hasMtu,
  ...Object.fromEntries(
    SUBNET_FIELDS.map((name) => {
      const rule = (shownOfSubnet as Partial<Record<string, (form: SubnetForm) => boolean>>)[name] // some have none
      return [name, (form: NetworkForm) => form.with_subnet && (rule?.(form) ?? true)]
    }),
  ),
})

/** The part of the form that is about the subnet, as far as it was asked for. */
export const subnetOf = (form: Partial<NetworkForm>): Partial<SubnetForm> =>
  Object.fromEntries(SUBNET_FIELDS.flatMap((name) => (name in form ? [[name, form[name]]] : [])))
