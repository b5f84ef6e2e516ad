import { TASK_STATES, VM_STATES } from '@meridian/wire'
import type { TaskState, VmState } from '@meridian/wire'
import { is, oneOf } from '../../../core/database/condition.ts'
import type { Condition } from '../../../core/database/condition.ts'
import { flagParameter, regexParameter } from '../query-parameters.ts'
import { STATUSES } from './states.ts'
import { hasIp, hasTags, matches } from './store.ts'

type Filter = (value: string, name: string) => Condition | undefined

const exactly =
  (column?: string): Filter =>
  (value, name) =>
    is(column ?? name, value)

const like =
  (column?: string): Filter =>
  (value, name) =>
    matches(column ?? name, regexParameter(name, value))

const containing =
  (version: 4 | 6): Filter =>
  (value, name) =>
    hasIp(
      regexParameter(name, value)
        .replaceAll('\\', '')
        .replace(/^\^|\$$/g, ''),
      version,
    )

const tagged =
  (isWanted: boolean, needsAll: boolean): Filter =>
  (value, name) => {
    const tags = regexParameter(name, value).split(',')
    const condition = hasTags(tags, needsAll ? new Set(tags).size : 1)
    return isWanted ? condition : { ...condition, sql: `NOT (${condition.sql})` }
  }

/** By parameter name; other parameters are not filters, or are read elsewhere. */
const FILTERS: Readonly<Record<string, Filter>> = {
  access_ip_v4: like(),
  access_ip_v6: like(),
  auto_disk_config: like(),
  availability_zone: like(),
  config_drive: like(),
  created_at: like(),
  description: like('display_description'),
  display_description: like(),
  display_name: like(),
  flavor: exactly('instance_type_id'),
  host: exactly(),
  hostname: like(),
  image: exactly('image_ref'),
  image_ref: exactly(),
  ip: containing(4),
  ip6: containing(6),
  kernel_id: like(),
  key_name: like(),
  launch_index: like(),
  launched_at: like(),
  locked: (value) => is('locked', flagParameter(value)),
  locked_by: like(),
  name: like('display_name'),
  node: like(),
  'not-tags': tagged(false, true),
  'not-tags-any': tagged(false, false),
  power_state: like(),
  progress: like(),
  ramdisk_id: like(),
  reservation_id: like(),
  root_device_name: like(),
  tags: tagged(true, true),
  'tags-any': tagged(true, false),
  task_state: exactly(),
  terminated_at: like(),
  user_id: exactly(),
  uuid: exactly('id'),
  vm_state: exactly(),
}

export const isFilter = (name: string) => Object.hasOwn(FILTERS, name)

export const filterFor = (name: string, value: string) => (isFilter(name) ? FILTERS[name]?.(value, name) : undefined)

/** The vm and task states of these statuses; undefined for unknown statuses. */
export function statesOf(statuses: readonly string[]): { vm: VmState[]; task?: TaskState[] } | undefined {
  const wanted = statuses.map((status) => status.toUpperCase())
  const has = (status: string | undefined) => status !== undefined && wanted.includes(status)
  const isUsual = VM_STATES.some((state) => has(STATUSES[state].usual))
  const during = (state: VmState) => TASK_STATES.filter((task) => has(STATUSES[state].during?.[task]))
  const vm = VM_STATES.filter((state) => has(STATUSES[state].usual) || during(state).length > 0)
  if (vm.length === 0) return undefined
  // For the default status of a vm_state Nova ignores the task: a rebooting server is also listed as ACTIVE.
  return isUsual ? { vm } : { vm, task: [...new Set(vm.flatMap(during))] }
}

export const inStates = ({ vm, task }: { vm: VmState[]; task?: TaskState[] }): Condition[] => [
  oneOf('vm_state', vm),
  ...(task ? [oneOf('task_state', task)] : []),
]
