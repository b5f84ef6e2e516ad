import type { Network } from '@meridian/contract'
import * as z from 'zod'
import type { vnicTypes } from './port.messages.ts'
import type { Port } from './port.queries.ts'

export type VnicType = keyof typeof vnicTypes

export interface PortForm {
  name: string
  admin_state_up: boolean
  device_id: string
  device_owner: string
  specify_ip: 'none' | 'subnet_id' | 'fixed_ip'
  subnet_id: string | null
  fixed_ip: string
  mac_address: string
  mac_learning: boolean
  port_security: boolean
  vnic_type: VnicType
  qos_policy_id: string | null
  /** Null is Neutron's own choice: the project's default group. */
  groups: string[] | null
}

export const blankPort: PortForm = {
  name: '',
  admin_state_up: true,
  device_id: '',
  device_owner: '',
  specify_ip: 'none',
  subnet_id: null,
  fixed_ip: '',
  mac_address: '',
  mac_learning: false,
  port_security: true,
  vnic_type: 'normal',
  qos_policy_id: null,
  groups: null,
}

export const portValues = (port: Port): PortForm => ({
  ...blankPort,
  name: port.name,
  admin_state_up: port.admin_state_up,
  mac_learning: port.mac_state === 'ON',
  port_security: port.port_security_enabled ?? true,
  vnic_type: (port['binding:vnic_type'] ?? 'normal') as VnicType, // others are shown by their codes and stay as they are
  qos_policy_id: port.qos_policy_id,
  groups: port.security_groups,
})

const MAC = /^([0-9a-f]{2}[:-]){5}[0-9a-f]{2}$/i

export const infoSchema = z.object({
  name: z.string().trim().max(255),
  admin_state_up: z.boolean(),
  device_id: z.string().trim().max(100),
  device_owner: z.string().trim().max(100),
  specify_ip: z.enum(['none', 'subnet_id', 'fixed_ip']),
  subnet_id: z.string().min(1),
  fixed_ip: z.union([z.ipv4(), z.ipv6()]),
  mac_address: z.string().trim().regex(MAC).or(z.literal('')),
  mac_learning: z.boolean(),
  port_security: z.boolean(),
  vnic_type: z.string().min(1),
  qos_policy_id: z.string().nullable(),
})

export const groupsSchema = z.object({ groups: z.array(z.string()).nullable() })

/** What the cloud supports, and the policy allows. */
interface Choices {
  isNew: boolean
  /** The network is the user's own, or one of an administrator. */
  ownsNetwork: boolean
  learnsMacs: boolean
  hasSecurity: boolean
  hasQos: boolean
}

type Shown = { [N in keyof PortForm]?: (form: PortForm) => boolean }

/** When each field is shown. A port without security cannot have groups. */
export const shownFields = ({ isNew, ownsNetwork, learnsMacs, hasSecurity, hasQos }: Choices): Shown => ({
  device_id: () => isNew,
  device_owner: () => isNew,
  specify_ip: () => isNew,
  subnet_id: ({ specify_ip: how }) => isNew && how === 'subnet_id',
  fixed_ip: ({ specify_ip: how }) => isNew && how === 'fixed_ip',
  mac_address: () => isNew && ownsNetwork,
  mac_learning: () => learnsMacs,
  port_security: () => hasSecurity && ownsNetwork,
  qos_policy_id: () => hasQos,
  groups: ({ port_security: isSecure }) => isSecure,
})

/** The body of the request; `form` lacks the hidden fields. */
export function createRequest(form: Partial<PortForm>, { id }: Pick<Network, 'id'>) {
  const { subnet_id: subnet, fixed_ip: ip, port_security: security, mac_learning: learning, groups } = form
  const ifFilled = (name: 'device_id' | 'device_owner' | 'mac_address') => (form[name] ? { [name]: form[name] } : {})
  return {
    network_id: id,
    name: form.name,
    admin_state_up: form.admin_state_up,
    ...ifFilled('device_id'),
    ...ifFilled('device_owner'),
    ...ifFilled('mac_address'),
    ...(subnet && { fixed_ips: [{ subnet_id: subnet }] }),
    ...(ip && { fixed_ips: [{ ip_address: ip }] }),
    ...(learning && { mac_learning_enabled: true }),
    // The default of networks is on, and only their owners may send it.
    ...(security === false && { port_security_enabled: false, security_groups: [] }),
    ...(form.vnic_type && form.vnic_type !== 'normal' && { 'binding:vnic_type': form.vnic_type }),
    ...(form.qos_policy_id && { qos_policy_id: form.qos_policy_id }),
    ...(groups && { security_groups: groups }),
  }
}

/** The changed values only: the policy may not allow to send others. */
export function changeRequest(form: Partial<PortForm>, port: Port) {
  const before = portValues(port)
  const isChanged = (name: keyof PortForm) =>
    form[name] !== undefined && JSON.stringify(form[name]) !== JSON.stringify(before[name])
  const isUnsecured = form.port_security === false
  return {
    ...(isChanged('name') && { name: form.name }),
    ...(isChanged('admin_state_up') && { admin_state_up: form.admin_state_up }),
    ...(isChanged('mac_learning') && { mac_learning_enabled: form.mac_learning }),
    ...(isChanged('port_security') && { port_security_enabled: form.port_security }),
    ...(isChanged('vnic_type') && { 'binding:vnic_type': form.vnic_type }),
    ...(isChanged('qos_policy_id') && { qos_policy_id: form.qos_policy_id }),
    ...(isUnsecured ? { security_groups: [] } : isChanged('groups') && { security_groups: form.groups ?? [] }),
  }
}
