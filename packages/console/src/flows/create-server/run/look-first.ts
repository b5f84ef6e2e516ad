import {
  floatingIpEndpoints,
  keypairEndpoints,
  networkEndpoints,
  portEndpoints,
  routerEndpoints,
  securityGroupEndpoints,
  serverEndpoints,
  type FloatingIp,
} from '@meridian/contract'
import type { MessageDescriptor } from 'react-intl'
import type { Call } from '../../../api/client.ts'
import { isInterruption } from '../../../framework/plan/interruption.ts'
import { unlessGone } from '../../../framework/plan/until-accepted.ts'
import { problemMessages } from '../create-server.messages.ts'
import { opensSsh } from '../rules/ssh-group.ts'
import { STEP_IDS, StepProblem, type Made, type Operations, type StepId } from './create-run.ts'
import type { RunOrder } from './run-order.ts'

/** What was really made, and why a step that is left cannot simply run. */
export interface Found {
  made: Made
  done: readonly StepId[]
  problems: Partial<Record<StepId, MessageDescriptor>>
}

/** The clocks of the browser and of the services differ. */
const SKEW_MS = 5 * 60_000

interface Begun {
  order: RunOrder
  made: Made
  done: readonly StepId[]
  /** Whether the request lacks its secrets. */
  isIncomplete: boolean
}

/** Looks for what the requests of a run have made that nobody heard the answers of. */
export async function lookAtRun({ order, made, done, isIncomplete }: Begun, send: Call): Promise<Found> {
  const { newKey, opening, network, address, request, before, at } = order
  const found: Made = { ...made }
  const ended = new Set(done)
  const problems: Found['problems'] = {}
  const isNew = (id: string, created: string | null | undefined) =>
    !before.includes(id) && (!created || Date.parse(created) > at - SKEW_MS)

  const lookForKey = async () => {
    if (!newKey || ended.has('key')) return
    const { items } = await send(keypairEndpoints.keypairList)
    if (!items.some(({ name }) => name === newKey.name)) return
    if (newKey.publicKey === null) return void (problems.key = problemMessages.keyLost)
    found.keyName = newKey.name
    ended.add('key')
  }
  const lookForGroup = async () => {
    if (!opening || ended.has('group')) return
    const { items } = await send(securityGroupEndpoints.securityGroupList, { query: { name: opening.name } })
    const group = items.find(({ name }) => name === opening.name)
    if (!group) return
    found.group = { id: group.id, name: group.name }
    if (opensSsh(group, opening.prefix)) ended.add('group')
  }
  const lookForNetwork = async () => {
    if (!network || ended.has('interface')) return
    const query = { name: network.name }
    const [networks, routers] = await Promise.all([
      send(networkEndpoints.networkList, { query }),
      send(routerEndpoints.routerList, { query }),
    ])
    const own = networks.items.find(({ id, created_at: created }) => id === found.network?.id || isNew(id, created))
    const subnet = own?.subnets.find(({ cidr }) => cidr === network.cidr)
    const router = routers.items.find(({ id, created_at: created }) => id === found.routerId || isNew(id, created))
    if (own) {
      found.network = { id: own.id, name: own.name }
      ended.add('network')
    }
    if (subnet) {
      found.subnetId = subnet.id
      ended.add('subnet')
    }
    if (!router) return
    found.routerId = router.id
    ended.add('router')
    if (router.external_gateway_info) ended.add('gateway')
    const { items: ports } = await send(portEndpoints.portList, { query: { device_id: router.id } })
    if (!subnet || !ports.some(({ fixed_ips: ips }) => ips.some((ip) => ip.subnet_id === subnet.id))) return
    found.connected = true
    ended.add('interface')
  }
  const lookForServer = async () => {
    if (ended.has('server')) return
    const { items } = await send(serverEndpoints.serverList, { query: {} })
    // Several servers of one request have their number behind the name.
    const names = [request.name, ...((request.instance_count ?? 1) > 1 ? [`${request.name}-1`] : [])]
    const server = items.find((each) => names.includes(each.name) && isNew(each.id, each.created))
    if (!server) return void (isIncomplete && (problems.server = problemMessages.secretsLost))
    found.serverId = server.id
    ended.add('server')
  }
  const lookForAddress = async () => {
    if (!address || ended.has('attach')) return
    const { items } = await send(floatingIpEndpoints.floatingIpList, { query: {} })
    const isOwn = ({ instance_id: instance }: FloatingIp) => instance !== null && instance === found.serverId
    const known = found.floatingIp?.id ?? ('floatingIp' in address ? address.floatingIp.id : null)
    const ip =
      known === null && 'pool' in address
        ? items.find(
            (each) =>
              each.pool === address.pool.id &&
              isNew(each.id, each.created_at) &&
              (each.port_id === null || isOwn(each)),
          )
        : items.find(({ id }) => id === known)
    if (!ip) return void (known !== null && (problems.address = problemMessages.addressGone))
    // Attaching it would take it from what uses it now.
    if (ip.port_id !== null && !isOwn(ip)) {
      ended.delete('address')
      return void (problems.address = problemMessages.addressTaken)
    }
    found.floatingIp = { id: ip.id, ip: ip.ip }
    ended.add('address')
    if (!isOwn(ip)) return
    found.attached = true
    found.fixedIp = ip.fixed_ip ?? undefined
    ended.add('attach')
  }
  await Promise.all([lookForKey(), lookForGroup(), lookForNetwork(), lookForServer()])
  await lookForAddress()
  return { made: found, done: [...ended], problems }
}

interface LookFirst {
  /** Another page has begun the run. */
  continued: boolean
  look: (made: Made, send: Call) => Promise<Found>
  /** Deletes the key pair whose private key is lost. */
  removeKey: (send: Call) => Promise<unknown>
}

/** The steps that would make something twice. */
const MAKING: readonly StepId[] = STEP_IDS.filter((id) => id !== 'look' && id !== 'start')

/** The same operations; none is repeated that may have been done before a look has shown that it was not. */
export function lookingFirst(operations: Operations, { continued, look, removeKey }: LookFirst): Operations {
  let found: Found | null = null
  const unsure = new Set<StepId>()
  let isWarned = false
  const guard =
    (id: StepId, operation: NonNullable<Operations[StepId]>): NonNullable<Operations[StepId]> =>
    async (made, send) => {
      // A request of the page before may still have been on its way when the first look saw nothing of it.
      if (unsure.has(id) || (continued && MAKING.includes(id))) found = await look(made, send)
      const known = { ...found?.made, ...made }
      if (found?.done.includes(id)) return known
      const problem = found?.problems[id]
      const isLostKey = id === 'key' && problem !== undefined
      if (problem && !(isLostKey && isWarned)) {
        isWarned ||= isLostKey
        throw new StepProblem(problem, isLostKey)
      }
      if (isLostKey) await unlessGone(() => removeKey(send))
      try {
        const more = await operation(known, send)
        unsure.delete(id)
        return more
      } catch (error) {
        if (isInterruption(error)) unsure.add(id)
        throw error
      }
    }
  const guarded = Object.fromEntries(
    Object.entries(operations).map(([id, operation]) => [id, guard(id as StepId, operation)]), // its keys
  )
  if (!continued) return guarded
  return {
    look: async (made, send) => {
      found = await look(made, send)
      return found.made
    },
    ...guarded,
  }
}
