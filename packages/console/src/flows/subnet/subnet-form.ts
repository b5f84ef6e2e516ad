import type { IPV6_MODES } from '@meridian/contract'
import * as z from 'zod'
import type { FormSchema } from '../../framework/forms/form-schema.ts'
import { distinctLines, withMessage } from '../../framework/forms/validators.ts'
import { settingAt, type Settings } from '../../framework/session/settings.ts'
import { subnetFormMessages } from './subnet.messages.ts'

export type Ipv6Mode = keyof typeof IPV6_MODES

/** The values of the form, by the workflow's names of the fields. */
export interface SubnetForm {
  subnet_name: string
  address_source: 'manual' | 'subnetpool'
  subnetpool: string | null
  prefixlen: string | null
  cidr: string
  ip_version: '4' | '6'
  gateway_ip: string
  no_gateway: boolean
  enable_dhcp: boolean
  ipv6_modes: Ipv6Mode
  allocation_pools: string
  dns_nameservers: string
  host_routes: string
}

export const blankSubnet: SubnetForm = {
  subnet_name: '',
  address_source: 'manual',
  subnetpool: null,
  prefixlen: null,
  cidr: '',
  ip_version: '4',
  gateway_ip: '',
  no_gateway: false,
  enable_dhcp: true,
  ipv6_modes: 'none/none',
  allocation_pools: '',
  dns_nameservers: '',
  host_routes: '',
}

/** A new subnet, with the name servers that the operator suggests. */
export const newSubnet = (settings: Settings): SubnetForm => ({
  ...blankSubnet,
  dns_nameservers: settingAt<string[]>(settings, ['OPENSTACK_NEUTRON_NETWORK', 'default_dns_nameservers'], []).join(
    '\n',
  ),
})

/** The name, or the address of a subnet without a name. */
export const subnetLabelOf = ({ subnet_name: name, cidr }: Pick<SubnetForm, 'subnet_name' | 'cidr'>): string =>
  name || cidr

const isFromPool = ({ address_source: source }: SubnetForm) => source === 'subnetpool'

/** When each field is shown: the address is entered, or allocated from a pool. */
export const shownFields = {
  subnetpool: isFromPool,
  prefixlen: isFromPool,
  cidr: (form: SubnetForm) => !isFromPool(form),
  gateway_ip: ({ no_gateway: isDisabled }: SubnetForm) => !isDisabled,
  ipv6_modes: ({ ip_version: version }: SubnetForm) => version === '6',
}

/** By step: what the form needs to be sent. The server checks whether addresses are valid. */
export const subnetSchemas: Record<'createsubnetinfoaction' | 'createsubnetdetailaction', FormSchema> = {
  createsubnetinfoaction: z.object({
    subnet_name: z.string().max(255),
    address_source: z.string().min(1),
    subnetpool: z
      .string()
      .nullable()
      .refine((pool) => Boolean(pool), withMessage(subnetFormMessages.poolOrAddress)),
    prefixlen: z.string().nullable(),
    cidr: z.string().trim().min(1),
    ip_version: z.string().min(1),
    gateway_ip: z.string().trim(),
    no_gateway: z.boolean(),
  }),
  createsubnetdetailaction: z.object({
    enable_dhcp: z.boolean(),
    ipv6_modes: z.string().min(1),
    allocation_pools: z.string().refine(...distinctLines),
    dns_nameservers: z.string().refine(...distinctLines),
    host_routes: z.string().refine(...distinctLines),
  }),
}
