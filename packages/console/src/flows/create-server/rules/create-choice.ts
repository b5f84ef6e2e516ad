import type { FloatingIp, FloatingIpPool, Network } from '@meridian/contract'
import { choiceOf, minVolumeSize, type Choice } from '../../launch/rules/choice.ts'
import { isOfferedNetwork } from '../../launch/rules/offered.ts'
import { left } from '../../launch/rules/quota.ts'
import { NEW_ADDRESS, NO_ADDRESS, type CreateForm } from '../create-form.ts'
import type { CreateFacts } from '../facts.ts'
import { sizesOf, smallestFitting } from './sizes.ts'
import { sshOpening, sshPrefix, type SshOpening } from './ssh-group.ts'

/** The public address of the server. */
export type PublicAddress = { kind: 'new'; pool: FloatingIpPool } | { kind: 'reuse'; floatingIp: FloatingIp }

/** What will be made: the choices of the wizard, and those of the page. */
export interface CreateChoice extends Choice {
  address: PublicAddress | null
  opening: SshOpening | null
  /** The key pair that is created or imported. */
  newKey: { name: string; publicKey: string | null } | null
}

/** Several servers would need several addresses, each for one of them. */
export const canHaveAddress = ({ instance_count: count }: Pick<CreateForm, 'instance_count'>, facts: CreateFacts) =>
  facts.pools.length > 0 && (count ?? 1) === 1

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
    address: canHaveAddress(values, facts) ? addressOf(values, facts) : null,
    opening: prefix === null ? null : sshOpening(prefix, choice.securityGroups, facts.securityGroups),
  }
}

function addressOf({ public_address: wanted, pool: poolId }: CreateForm, facts: CreateFacts): PublicAddress | null {
  if (wanted === null || wanted === NO_ADDRESS) return null
  const floatingIp = facts.floatingIps.find(({ id }) => id === wanted)
  if (floatingIp) return { kind: 'reuse', floatingIp }
  const pool = facts.pools.find(({ id }) => id === poolId) ?? facts.pools[0]
  return pool ? { kind: 'new', pool } : null
}

/** The project's addresses that nothing uses. */
export const unusedAddresses = ({ floatingIps }: Pick<CreateFacts, 'floatingIps'>): FloatingIp[] =>
  floatingIps.filter(({ port_id: port }) => port === null)

const ROUTER_PORT = /^network:(?:router_interface|ha_router_replicated_interface)/

/** Whether a router of the project has an interface in the network; a shared network's routers may be hidden. */
export const isRouted = ({ id }: Pick<Network, 'id'>, { ports }: Pick<CreateFacts, 'ports'>): boolean =>
  ports.some((port) => port.network_id === id && ROUTER_PORT.test(port.device_owner))

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
    public_address: suggestedAddress(values.networks ?? networks, facts),
  }
}

/** How many servers of the project are in the network; Nova names it. */
const serversIn = ({ name }: Network, { servers }: CreateFacts): number =>
  servers.filter(({ addresses }) => Object.hasOwn(addresses, name)).length

/** An unused address first, then a new one; none if the network has no router, or no address is left. */
function suggestedAddress(networks: readonly string[], facts: CreateFacts): string {
  if (facts.pools.length === 0 || !networks.some((id) => isRouted({ id }, facts))) return NO_ADDRESS
  const [unused] = unusedAddresses(facts)
  if (unused) return unused.id
  return addressesLeft(facts) > 0 ? NEW_ADDRESS : NO_ADDRESS
}

function freeKeyName({ keyPairs }: Pick<CreateFacts, 'keyPairs'>): string {
  const taken = new Set(keyPairs.map(({ name }) => name))
  let number = 1
  while (taken.has(`key-${number}`)) number += 1
  return `key-${number}`
}
