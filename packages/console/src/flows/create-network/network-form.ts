import * as z from 'zod'
import { blankSubnet, shownFields as shownOfSubnet, type SubnetForm } from '../create-subnet/subnet-form.ts'

/** A network, and maybe its first subnet. */
export interface NetworkForm extends SubnetForm {
  net_name: string
  admin_state_up: boolean
  shared: boolean
  with_subnet: boolean
}

export const blankNetwork: NetworkForm = {
  ...blankSubnet,
  net_name: '',
  admin_state_up: true,
  shared: false,
  with_subnet: true,
}

export const networkSchema = z.object({
  net_name: z.string().trim().max(255),
  admin_state_up: z.boolean(),
  shared: z.boolean(),
  with_subnet: z.boolean(),
})

const SUBNET_FIELDS = Object.keys(blankSubnet) as (keyof SubnetForm)[] // its own keys

type Shown = { [N in keyof NetworkForm]?: (form: NetworkForm) => boolean }

/** When each field is asked for: of a subnet that is not wanted, nothing is. */
export const shownFields = (mayShare: boolean): Shown => ({
  shared: () => mayShare,
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
