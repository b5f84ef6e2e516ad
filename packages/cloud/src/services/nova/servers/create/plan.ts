import { badRequest, forbidden } from '../../../../core/errors/fault.ts'
import type { Call } from '../../../../core/service/api.ts'
import { findUsable } from '../../flavors/access.ts'
import type { FlavorRow } from '../../flavors/store.ts'
import * as keypairs from '../../keypairs/store.ts'
import { asCaller } from '../../neighbours/requester.ts'
import { projectLimits } from '../../quotas/store.ts'
import { checkFiles, checkMetadata, countWithinQuota } from '../../quotas/usage.ts'
import * as groups from '../../server-groups/store.ts'
import type { BlockDevice, FlavorCopy } from '../row.ts'
import { listInGroup } from '../store.ts'
import { checkDevices, flavorDevices, rootOf, wantedDevices } from './devices.ts'
import { withImageDevices } from './image-devices.ts'
import { bootSource, checkFit } from './image.ts'
import type { BootSource } from './image.ts'
import { checkPorts, checkSecurityGroups, wantedPorts } from './networks.ts'
import type { WantedPort } from './networks.ts'
import type { ServerRequest } from './request.ts'
import { targetOf } from './target.ts'
import type { Target } from './target.ts'

/** A validated request for servers. */
export interface Plan {
  count: number
  flavor: FlavorCopy
  image: BootSource
  devices: BlockDevice[]
  ports: WantedPort[]
  securityGroups: string[]
  target: Target
  groupId: string | null
}

/** Validates in Nova's order, so that the first error is Nova's. */
export function planServers(call: Call, request: ServerRequest, hints: { group?: string | undefined }): Plan {
  const projectId = call.auth.projectId ?? ''
  const least = request.min_count ?? 1
  const most = request.max_count ?? least
  if (least > most) throw badRequest('min_count must be <= max_count')
  call.authorize('os_compute_api:servers:create', { project_id: projectId, user_id: call.auth.userId })
  const target = targetOf(call, request)
  const requested = wantedDevices(request)
  if (requested.length === 0 && !request.imageRef) throw badRequest('Missing imageRef attribute')
  const ports = wantedPorts(request)
  const flavor = copyOf(findFlavor(call, request.flavorRef))
  checkSeveral(request, ports, requested, most)
  const image = bootSource(asCaller(call), request.imageRef ?? '', rootOf(requested))
  const securityGroups = checkSecurityGroups(call, namesOf(request))
  const reachable = checkPorts(call, ports, request.networks === 'auto', most)
  if (request.key_name !== undefined && !keypairs.findNamed(call.db, call.auth.userId, request.key_name)) {
    throw badRequest('Invalid key_name provided.')
  }
  if (reachable < least) throw forbidden('Maximum number of ports exceeded')
  const named = withImageDevices(requested, image.properties)
  const devices = [...named, ...flavorDevices(named, flavor)]
  checkMetadata(call, projectId, request.metadata ?? {})
  checkFiles(call, projectId, request.personality ?? [])
  const root = rootOf(named)
  const isVolume = root?.destination_type === 'volume'
  const mayHaveNoDisk = call.may('os_compute_api:servers:create:zero_disk_flavor', { project_id: projectId })
  checkFit(image, flavor, { isVolume, volumeGib: root?.volume_size ?? null }, mayHaveNoDisk)
  const groupId = groupOf(call, hints.group)
  const count = countWithinQuota(
    call,
    { project_id: projectId, user_id: call.auth.userId },
    flavor,
    least,
    Math.min(most, reachable),
  )
  if (groupId !== null) checkGroup(call, groupId, count)
  checkDevices(devices, flavor)
  return { count, flavor, image, devices, ports, securityGroups, target, groupId }
}

function findFlavor(call: Call, id: string): FlavorRow {
  const flavor = findUsable(call, id)
  if (!flavor || flavor.disabled) throw badRequest(`Flavor ${id} could not be found.`)
  return flavor
}

/** The flavor values that a server's row stores. */
export const copyOf = ({ id, name, vcpus, ram, disk, ephemeral, swap, extra_specs }: FlavorRow): FlavorCopy => ({
  id,
  name,
  vcpus,
  ram,
  disk,
  ephemeral,
  swap,
  extra_specs,
})

const namesOf = ({ security_groups = [] }: ServerRequest) =>
  security_groups.flatMap(({ name }) => (name === undefined ? [] : [name]))

/** Refuses what several servers cannot share. */
function checkSeveral(request: ServerRequest, ports: WantedPort[], devices: BlockDevice[], most: number): void {
  if (most === 1) return
  if (ports.some(({ address }) => address !== null)) {
    throw badRequest('Failed to launch instances: max_count cannot be greater than 1 if an fixed_ip is specified.')
  }
  if (ports.some(({ port_id }) => port_id !== null)) {
    throw badRequest(
      'Failed to launch instances: Unable to launch multiple instances with a single configured port ID. Please launch your instance one by one with different ports.',
    )
  }
  if (request.hostname !== undefined) throw badRequest('Unable to allocate a single hostname to multiple instances')
  if (devices.some(({ source_type }) => source_type === 'volume')) {
    throw badRequest('Cannot attach one or more volumes to multiple instances')
  }
}

function groupOf(call: Call, id: string | undefined): string | null {
  if (id === undefined) return null
  const group = groups.find(call.db, id)
  const isTheirs = group?.project_id === call.auth.projectId || call.may('context_is_admin')
  if (!group || !isTheirs) throw badRequest(`Instance group ${id} could not be found.`)
  return group.id
}

function checkGroup(call: Call, groupId: string, count: number): void {
  const { server_group_members: most } = projectLimits(call.db, call.auth.projectId ?? '')
  if (most >= 0 && listInGroup(call.db, groupId).length + count > most) {
    throw forbidden('Quota exceeded, too many servers in group')
  }
}
