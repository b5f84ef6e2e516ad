import { hash } from 'node:crypto'
import type { LiveInterest, LiveType } from '@meridian/contract'
import {
  allPages,
  floatingIps,
  images,
  networks,
  ports,
  routers,
  securityGroups,
  servers,
  stacks,
  volumes,
  volumeSnapshots,
  type Page,
  type Query,
  type ServiceClient,
} from '@meridian/openstack'
import type { FastifyRequest } from 'fastify'
import { isAdmin } from '../plugins/policy.ts'
import { visiblePage } from '../routes/glance/visible-images.ts'
import type { Look, Row } from './follower.ts'

/** An item as any service lists it. */
interface Listed {
  id: string
  status?: string | null
  stack_status?: string
  'OS-EXT-STS:task_state'?: string | null
  updated?: string
  updated_at?: string | null
  updated_time?: string | null
  created_at?: string
  creation_time?: string
  project_id?: string
  shared?: boolean
}

interface Range extends LiveInterest {
  project: string | undefined
  isAdmin: boolean
  /** By our own clock, in ms. */
  since: number
}

type Read = (client: ServiceClient, range: Range) => Promise<readonly Listed[]>

/** As many as every service returns at once. */
const BATCH = 1000

const allOf = <T extends { id: string }>(
  page: (client: ServiceClient, query: Query) => Promise<Page<T>>,
  client: ServiceClient,
  query: Query,
): Promise<T[]> => allPages((marker) => page(client, { ...query, limit: BATCH, marker }))

/** Neutron raises the revision with every change; a status may change without it. */
const FIELDS = ['id', 'revision_number', 'status', 'updated_at', 'created_at', 'project_id', 'shared']

const neutron =
  (
    { page }: { page: (client: ServiceClient, query: Query) => Promise<Page<{ id: string }>> },
    isShared = false,
  ): Read =>
  async (client, { all, project }) => {
    const owned = all || isShared ? {} : { project_id: project }
    const found: Listed[] = await allOf(page, client, { ...owned, fields: FIELDS })
    // Administrators see the networks of all projects; their project's list has its own and the shared ones.
    return all || !isShared ? found : found.filter((item) => item.shared === true || item.project_id === project)
  }

const cinder =
  ({ page }: { page: (client: ServiceClient, query: Query) => Promise<Page<{ id: string }>> }): Read =>
  (client, { all }) =>
    allOf(page, client, all ? { all_tenants: '1' } : {})

/** How the items of each type are read: all, or what has changed since a time. */
const READS: Record<LiveType, { service: string; read: Read; whole?: false }> = {
  'OS::Nova::Server': {
    service: 'compute',
    // Deleted ones come with those that have changed.
    whole: false,
    read: (client, { all, since }) =>
      allOf(servers.page, client, {
        'changes-since': new Date(since).toISOString(),
        ...(all && { all_tenants: 1 }),
      }),
  },
  'OS::Cinder::Volume': { service: 'volume', read: cinder(volumes) },
  'OS::Cinder::Snapshot': { service: 'volume', read: cinder(volumeSnapshots) },
  'OS::Neutron::Net': { service: 'network', read: neutron(networks, true) },
  'OS::Neutron::Port': { service: 'network', read: neutron(ports) },
  'OS::Neutron::Router': { service: 'network', read: neutron(routers) },
  'OS::Neutron::FloatingIP': { service: 'network', read: neutron(floatingIps) },
  'OS::Neutron::SecurityGroup': { service: 'network', read: neutron(securityGroups) },
  'OS::Glance::Image': {
    service: 'image',
    read: (client, { all, project, isAdmin: isOfAll }) =>
      allPages((marker) =>
        all || project === undefined || !isOfAll
          ? images.page(client, { limit: BATCH, marker })
          : visiblePage(client, { project, filters: {} }, { limit: BATCH, marker }),
      ),
  },
  'OS::Heat::Stack': {
    service: 'orchestration',
    read: (client, { all }) => allPages((marker) => stacks.page(client, { limit: BATCH, marker }, { ofAll: all })),
  },
}

/** How a request's token looks at what an interest is about. */
export function lookOf(request: FastifyRequest, interest: LiveInterest): (since: number) => Promise<Look> {
  const { service, read, whole = true } = READS[interest.type]
  const { access } = request
  const range = { ...interest, project: access.token.project?.id, isAdmin: isAdmin(access) }
  return async (since) => {
    const client = request.openstack(service)
    return { rows: (await read(client, { ...range, since })).map(toRow), whole }
  }
}

/** Statuses of all services that end by themselves. */
const MOVING = /ing$|^build$|_in_progress$|^queued$|^pending/i

function toRow(item: Listed): Row {
  const { id, status, stack_status: stackStatus, 'OS-EXT-STS:task_state': task } = item
  const changed = item.updated ?? item.updated_at ?? item.updated_time ?? item.created_at ?? item.creation_time
  return {
    id,
    stamp: hash('sha256', JSON.stringify(item), 'base64url'),
    at: changed ? timeOf(changed) : 0,
    moving: Boolean(task) || MOVING.test(status ?? stackStatus ?? ''),
    gone: status === 'DELETED' || status === 'SOFT_DELETED',
  }
}

/** Cinder's times have no zone: they are of UTC, as those of all services. */
const timeOf = (text: string): number => Date.parse(/Z|[+-]\d\d:?\d\d$/i.test(text) ? text : `${text}Z`) || 0
