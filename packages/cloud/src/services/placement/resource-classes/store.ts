import { badRequest } from '../../../core/errors/fault.ts'
import type { Call } from '../../../core/service/api.ts'
import { customNames } from '../names.ts'

const STANDARD = [
  'VCPU',
  'MEMORY_MB',
  'DISK_GB',
  'PCI_DEVICE',
  'SRIOV_NET_VF',
  'NUMA_SOCKET',
  'NUMA_CORE',
  'NUMA_THREAD',
  'NUMA_MEMORY_MB',
  'IPV4_ADDRESS',
  'VGPU',
  'VGPU_DISPLAY_HEAD',
  'NET_BW_EGR_KILOBIT_PER_SEC',
  'NET_BW_IGR_KILOBIT_PER_SEC',
  'PCPU',
  'MEM_ENCRYPTION_CONTEXT',
  'FPGA',
  'PGPU',
  'NET_PACKET_RATE_KILOPACKET_PER_SEC',
  'NET_PACKET_RATE_EGR_KILOPACKET_PER_SEC',
  'NET_PACKET_RATE_IGR_KILOPACKET_PER_SEC',
]

const custom = customNames('class')

export const { add, remove } = custom
export const isStandard = (name: string) => STANDARD.includes(name)
export const isClass = ({ db }: Call, name: string) => isStandard(name) || custom.has(db, name)
export const listAll = ({ db }: Call) => [...STANDARD, ...custom.list(db)]

/** Throws 400 for unknown classes. */
export function requireClasses(
  call: Call,
  names: readonly string[],
  beginning = 'Invalid resource class in resources parameter',
): void {
  const unknown = names.find((name) => !isClass(call, name))
  if (unknown !== undefined) throw badRequest(`${beginning}: No such resource class ${unknown}.`)
}
