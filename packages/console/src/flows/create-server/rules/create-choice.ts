import type { FloatingIp, FloatingIpPool, Network } from '@meridian/contract'
import { choiceOf, minVolumeSize, type Choice } from '../../../services/launch/rules/choice.ts'
import { isOfferedNetwork } from '../../../services/launch/rules/offered.ts'
import { left } from '../../../services/launch/rules/quota.ts'
import { NEW_ADDRESS, NO_ADDRESS, type CreateForm } from '../create-form.ts'
import type { CreateFacts } from '../facts.ts'
import { NEW_NETWORK } from './new-network.ts'
import { sizesOf, smallestFitting } from './sizes.ts'
import { sshOpening, sshPrefix, type SshOpening } from './ssh-group.ts'

/** The public address of the server. */
export type PublicAddress = { kind: 'new'; pool: FloatingIpPool } | { kind: 'reuse'; floatingIp: FloatingIp }

/** What will be made: the choices of the wizard, and those of the page. */
export interface CreateChoice extends Choice {
  address: PublicAddress | null
  /** A network with a router to the outside is made first. */
  newNetwork: boolean
  opening: SshOpening | null
  /** The key pair that is created or imported. */
  newKey: { name: string; publicKey: string | null } | null
}

/**
 * The external networks from which the server can have an address: those that routers connect its networks to. Several
 * servers would need several addresses, each for one of them.
 */
export function poolsFor(values: CreateForm, facts: CreateFacts): FloatingIpPool[] {
  if ((values.instance_count ?? 1) !== 1) return []
  const { networks, ports } = choiceOf(values, facts)
  const reached = new Set(
    [...networks.map(({ id }) => id), ...ports.map((port) => port.network_id)].flatMap((id) =>
      reachedFrom({ id }, facts),
    ),
  )
  return facts.pools.filter(({ id }) => reached.has(id))
}

export function createChoice(values: CreateForm, facts: CreateFacts): CreateChoice {
  const choice = choiceOf(values, facts)
  const isNew = values.key_source === 'create' || values.key_source === 'import'
  const prefix = facts.hasNetworks && values.ssh_from ? sshPrefix(values.ssh_from, facts.myAddress) : null
  return {
    ...choice,
    keyPair: values.key_source === 'existing' || values.key_source === null ? choice.keyPair : null,
    newKey: isNew
      ? {
          name: values.new_key_name.trim(),
          publicKey: values.key_source === 'import' ? values.public_key.trim() : null,
        }
      : null,
    address: addressOf(values, facts),
    newNetwork: choice.networks.some(({ id }) => id === NEW_NETWORK),
    opening: prefix === null ? null : sshOpening(prefix, choice.securityGroups, facts.securityGroups),
  }
}

function addressOf(values: CreateForm, facts: CreateFacts): PublicAddress | null {
  const { public_address: wanted, pool: poolId } = values
  if (wanted === null || wanted === NO_ADDRESS) return null
  const pools = poolsFor(values, facts)
  const floatingIp = unusedAddresses(facts, pools).find(({ id }) => id === wanted)
  if (floatingIp) return { kind: 'reuse', floatingIp }
  const pool = pools.find(({ id }) => id === poolId) ?? pools[0]
  return pool ? { kind: 'new', pool } : null
}

/** The project's addresses of these external networks that nothing uses. */
export const unusedAddresses = (
  { floatingIps }: Pick<CreateFacts, 'floatingIps'>,
  pools: readonly FloatingIpPool[],
): FloatingIp[] => floatingIps.filter(({ port_id: port, pool }) => port === null && pools.some(({ id }) => id === pool))

/** The owner of a router's port in a network. */
export const ROUTER_PORT = /^network:(?:router_interface|ha_router_replicated_interface)/

/** The external networks that routers of the project connect a network to; those of others are not known. */
function reachedFrom({ id }: Pick<Network, 'id'>, { ports, routers, pools }: Doors): string[] {
  if (id === NEW_NETWORK) return pools.map((pool) => pool.id)
  const doors = ports.filter((port) => port.network_id === id && ROUTER_PORT.test(port.device_owner))
  if (routers === null) return doors.length > 0 ? pools.map((pool) => pool.id) : []
  return doors.flatMap(
    (door) => routers.find((router) => router.id === door.device_id)?.external_gateway_info?.network_id ?? [],
  )
}

type Doors = Pick<CreateFacts, 'ports' | 'routers' | 'pools'>

/** Whether a router of the project connects the network to the outside. */
export const isRouted = (network: Pick<Network, 'id'>, facts: Doors): boolean => reachedFrom(network, facts).length > 0

/** The networks that a server can be connected to: those with addresses that are not outside the cloud. */
export const offeredNetworks = ({ networks }: Pick<CreateFacts, 'networks'>): Network[] =>
  networks.filter((network) => isOfferedNetwork(network) && !network['router:external'])

const networkQuota = ({ networkQuotas }: Pick<CreateFacts, 'networkQuotas'>, name: string) =>
  networkQuotas.find((quota) => quota.name === name)

export const addressesLeft = (facts: Pick<CreateFacts, 'networkQuotas'>): number => {
  const quota = networkQuota(facts, 'floatingip')
  return left(quota?.limit, (quota?.in_use ?? 0) + (quota?.reserved ?? 0))
}

type Suggested = Pick<
  CreateForm,
  'networks' | 'flavor' | 'vol_size' | 'key_source' | 'key_pair' | 'new_key_name' | 'ssh_from' | 'public_address'
>

/** The defaults with which a server is reachable, as far as this cloud and project allow it. */
export function suggestedValues(values: CreateForm, facts: CreateFacts): Suggested {
  const offered = offeredNetworks(facts)
  const routed = offered
    .filter((network) => isRouted(network, facts))
    .sort((a, b) => serversIn(b, facts) - serversIn(a, facts))
  const network = routed[0] ?? (offered.length === 1 ? offered[0] : undefined)
  const networks = network ? [network.id] : []
  const choice = choiceOf(values, facts)
  const size = smallestFitting(sizesOf(facts, choice))
  const used = facts.servers.map(({ key_name: name }) => name)
  const lastUsed = facts.keyPairs.find(({ name }) => used.includes(name)) ?? facts.keyPairs[0]
  return {
    networks,
    flavor: size ? [size.flavor.id] : [],
    vol_size: Math.max(minVolumeSize(choice.source), (choice.flavor ?? size?.flavor)?.disk ?? 1),
    key_source: facts.keyPairs.length > 0 ? 'existing' : 'create',
    key_pair: lastUsed ? [lastUsed.name] : [],
    new_key_name: freeKeyName(facts),
    ssh_from: !facts.hasNetworks ? 'nobody' : facts.myAddress === null ? 'everywhere' : 'me',
    // For several servers, too: until the user changes it, it is there again once there is one.
    public_address: suggestedAddress({ ...values, instance_count: 1, networks: values.networks ?? networks }, facts),
  }
}

/** How many servers of the project are in the network; Nova names it. */
const serversIn = ({ name }: Network, { servers }: CreateFacts): number =>
  servers.filter(({ addresses }) => Object.hasOwn(addresses, name)).length

/** An unused address first, then a new one; none if no router leads outside, or no address is left. */
function suggestedAddress(values: CreateForm, facts: CreateFacts): string {
  const pools = poolsFor(values, facts)
  if (pools.length === 0) return NO_ADDRESS
  const [unused] = unusedAddresses(facts, pools)
  if (unused) return unused.id
  return addressesLeft(facts) > 0 ? NEW_ADDRESS : NO_ADDRESS
}

function freeKeyName({ keyPairs }: Pick<CreateFacts, 'keyPairs'>): string {
  const taken = new Set(keyPairs.map(({ name }) => name))
  let number = 1
  while (taken.has(`key-${number}`)) number += 1
  return `key-${number}`
}
