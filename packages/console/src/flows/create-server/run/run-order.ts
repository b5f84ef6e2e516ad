import { ServerRequest } from '@meridian/contract'
import * as z from 'zod'
import { isWindows, loginName } from '../../../services/compute/login-name.ts'
import { toServerRequest } from '../../../services/launch/to-server-request.ts'
import type { CreateForm } from '../create-form.ts'
import type { CreateFacts } from '../facts.ts'
import { createChoice, type CreateChoice } from '../rules/create-choice.ts'
import { NEW_NETWORK, newNetworkName } from '../rules/new-network.ts'
import { STEP_IDS } from './create-run.ts'

const Named = z.object({ id: z.string(), name: z.string() })
const Address = z.object({ id: z.string(), ip: z.string() })

const RunOrder = z.object({
  request: ServerRequest,
  newKey: z.object({ name: z.string(), publicKey: z.string().nullable() }).nullable(),
  opening: z.object({ id: z.string().nullable(), name: z.string(), prefix: z.string() }).nullable(),
  /** A network with a router to an external network that is made first. */
  network: z.object({ name: z.string(), cidr: z.string(), external: Named }).nullable().default(null),
  address: z.union([z.object({ pool: Named }), z.object({ floatingIp: Address })]).nullable(),
  /** The external network of the address. */
  external: Named.nullable().default(null),
  /** The networks that exist, to which the server is connected. */
  networks: z.array(Named).default([]),
  /** How people sign in to the image. */
  login: z.object({ account: z.string().nullable(), windows: z.boolean() }),
  /** Servers, addresses, networks and routers that were there before. */
  before: z.array(z.string()),
  /** Names of servers when it began, so that another one gets a free name. */
  taken: z.array(z.string()),
  at: z.number(),
})

/** Everything that a run sends and shows; nothing of it depends on lists that change while it runs. */
export type RunOrder = z.infer<typeof RunOrder>

export function orderOf(values: CreateForm, facts: CreateFacts): RunOrder {
  const choice = createChoice(values, facts)
  const { newKey, opening, address, keyPair, source } = choice
  const request = toServerRequest(values, facts)
  const image = facts.images.find(({ id }) => id === source?.id)
  return {
    request: {
      ...request,
      key_name: newKey?.name ?? keyPair,
      nics: request.nics?.filter((nic) => !('net-id' in nic && nic['net-id'] === NEW_NETWORK)) ?? null,
      security_groups: [...(request.security_groups ?? []), ...(opening?.kind === 'reuse' ? [opening.id] : [])],
    },
    newKey,
    opening: opening?.kind === 'create' ? { id: null, name: opening.name, prefix: opening.prefix } : null,
    network: networkOf(choice, facts),
    address:
      address === null
        ? null
        : address.kind === 'new'
          ? { pool: { id: address.pool.id, name: address.pool.name } }
          : { floatingIp: { id: address.floatingIp.id, ip: address.floatingIp.ip } },
    external: externalOf(choice, facts),
    networks: choice.networks.flatMap(({ id, name }) => (id === NEW_NETWORK ? [] : { id, name: name || id })),
    login: { account: (image && loginName(image)) ?? null, windows: image !== undefined && isWindows(image) },
    before: [facts.servers, facts.floatingIps, facts.networks, facts.routers ?? []].flat().map(({ id }) => id),
    taken: facts.servers.map(({ name }) => name),
    at: Date.now(),
  }
}

function externalOf({ address }: CreateChoice, { pools }: CreateFacts): RunOrder['external'] {
  const reached = address?.kind === 'reuse' ? address.floatingIp.pool : address?.pool.id
  const pool = pools.find(({ id }) => id === reached)
  return pool ? { id: pool.id, name: pool.name } : null
}

function networkOf(choice: CreateChoice, facts: CreateFacts): RunOrder['network'] {
  const [subnet] = choice.networks.find(({ id }) => id === NEW_NETWORK)?.subnets ?? []
  const [first] = facts.pools
  const external = externalOf(choice, facts) ?? (first ? { id: first.id, name: first.name } : null)
  if (!choice.newNetwork || !subnet || !external) return null
  return { name: newNetworkName(facts.networks), cidr: subnet.cidr, external }
}

/** Fields of the form and of the request that are never stored. */
const SECRETS: ReadonlySet<string> = new Set(['admin_pass', 'confirm_admin_pass', 'user_data'])

/** What a closed tab leaves of a run; without secrets. */
export const StoredRun = z.object({
  values: z.record(z.string(), z.unknown()),
  order: RunOrder,
  /** The request had a password or a script. */
  isIncomplete: z.boolean(),
  made: z
    .object({
      keyName: z.string(),
      group: Named,
      network: Named,
      subnetId: z.string(),
      routerId: z.string(),
      connected: z.boolean(),
      serverId: z.string(),
      floatingIp: Address,
      attached: z.boolean(),
      fixedIp: z.string(),
    })
    .partial(),
  done: z.array(z.enum(STEP_IDS)),
})
export type StoredRun = z.infer<typeof StoredRun>

export const withoutSecrets = <T extends object>(values: T): T =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, SECRETS.has(name) && typeof value === 'string' ? '' : value]),
  ) as T // the same fields

export const hasSecrets = ({ admin_pass: password, user_data: script }: ServerRequest): boolean =>
  Boolean(password) || Boolean(script)
