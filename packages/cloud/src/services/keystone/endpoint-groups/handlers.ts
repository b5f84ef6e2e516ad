import * as z from 'zod'
import { collection } from '../../../core/database/collection.ts'
import { is } from '../../../core/database/condition.ts'
import { notFound } from '../../../core/errors/fault.ts'
import { noContent } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { endpointsOf } from '../catalog/catalog.ts'
import type { EndpointRow } from '../catalog/store.ts'
import { toEndpoint } from '../catalog/view.ts'
import { orNotFound } from '../faults.ts'
import { Name } from '../fields.ts'
import { listReply } from '../listing.ts'
import * as projects from '../projects/store.ts'
import { toProject } from '../projects/view.ts'
import { stored } from '../stored.ts'
import type { StoredRow } from '../stored.ts'

const Filters = z.strictObject({
  interface: z.enum(['admin', 'internal', 'public']).optional(),
  service_id: z.string().optional(),
  region_id: z.string().optional(),
  enabled: z.boolean().optional(),
})

const rows = collection<StoredRow>('keystone_endpoint_groups')

/** Groups of endpoints by a filter. They are stored: a token's catalog has all endpoints. */
export const groups = stored({
  key: 'endpoint_group',
  noun: 'endpoint group',
  plural: 'endpoint_groups',
  path: 'OS-EP-FILTER/endpoint_groups',
  rules: { one: 'endpoint_group', all: 'endpoint_groups' },
  fields: z.looseObject({ name: Name, filters: Filters, description: z.string().nullish() }),
  defaults: { description: null },
  filters: ['name'],
  rows,
})

/** A project's link to an endpoint group or to an endpoint. */
interface LinkRow {
  id: string
  project_id: string
  /** `group/…` or `endpoint/…` */
  target: string
}

const links = collection<LinkRow, 'project_id' | 'target'>('keystone_endpoint_links')

const projectIn = (call: Call, id: string) => orNotFound(projects.find(call.db, id), 'project', id)
const endpointIn = (call: Call, id: string) =>
  orNotFound(
    endpointsOf(call).find((endpoint) => endpoint.id === id),
    'endpoint',
    id,
  )

function linkOf(call: Call, projectId: string, target: string) {
  const row = { id: `${projectId}/${target}`, project_id: projectId, target }
  return {
    add() {
      links.remove(call.db, row.id)
      links.insert(call.db, row)
      return noContent
    },
    require() {
      if (!links.find(call.db, row.id))
        throw notFound(`Could not find ${target.replace('/', ' ')} in project ${projectId}.`)
      return noContent
    },
    remove() {
      this.require()
      links.remove(call.db, row.id)
      return noContent
    },
  }
}

type OfProject = Call<{ id: string; projectId: string }>

const groupLink = (call: OfProject) =>
  linkOf(call, projectIn(call, call.params.projectId).id, `group/${groups.target(call).id}`)

export const addToProject = (call: OfProject) => {
  call.authorize('identity:add_endpoint_group_to_project')
  return groupLink(call).add()
}

export const showInProject = (call: OfProject) => {
  call.authorize('identity:get_endpoint_group_in_project')
  groupLink(call).require()
  return groups.show(call)
}

export const removeFromProject = (call: OfProject) => {
  call.authorize('identity:remove_endpoint_group_from_project')
  return groupLink(call).remove()
}

export const remove = (call: Call<{ id: string }>) => {
  const reply = groups.remove(call)
  links.removeWhere(call.db, is('target', `group/${call.params.id}`))
  return reply
}

const matches = (endpoint: EndpointRow, filters: unknown) =>
  Object.entries(Filters.parse(filters)).every(([name, value]) => endpoint[name as keyof typeof endpoint] === value) // the filter's keys

export const listEndpoints = (call: Call<{ id: string }>) => {
  call.authorize('identity:list_endpoints_associated_with_endpoint_group')
  const { filters } = groups.target(call)
  const found = endpointsOf(call).filter((endpoint) => matches(endpoint, filters))
  return listReply(
    call,
    'endpoints',
    found.map((endpoint) => toEndpoint(call, endpoint)),
  )
}

const projectsLinkedTo = (call: Call, target: string) =>
  links
    .list(call.db, { where: [is('target', target)] })
    .flatMap(({ project_id }) => projects.find(call.db, project_id) ?? [])
    .map((row) => toProject(call, row))

export const listProjects = (call: Call<{ id: string }>) => {
  call.authorize('identity:list_projects_associated_with_endpoint_group')
  return listReply(call, 'projects', projectsLinkedTo(call, `group/${groups.target(call).id}`))
}

export const listProjectsOfEndpoint = (call: Call<{ id: string }>) => {
  call.authorize('identity:list_projects_for_endpoint')
  return listReply(call, 'projects', projectsLinkedTo(call, `endpoint/${endpointIn(call, call.params.id).id}`))
}

const targetsOf = (call: Call, projectId: string) =>
  links.list(call.db, { where: [is('project_id', projectId)] }).map(({ target }) => target)

export const listOfProject = (call: Call<{ projectId: string }>) => {
  call.authorize('identity:list_endpoint_groups_for_project')
  const targets = targetsOf(call, projectIn(call, call.params.projectId).id)
  const found = rows.list(call.db).filter(({ id }) => targets.includes(`group/${id}`))
  return listReply(
    call,
    'endpoint_groups',
    found.map(({ extra, ...row }) => ({ ...extra, ...row })),
  )
}

/** Both its own and those of its groups. */
export const listEndpointsOfProject = (call: Call<{ projectId: string }>) => {
  call.authorize('identity:list_endpoints_for_project')
  const targets = targetsOf(call, projectIn(call, call.params.projectId).id)
  const filters = rows.list(call.db).flatMap((row) => (targets.includes(`group/${row.id}`) ? [row.filters] : []))
  const found = endpointsOf(call).filter(
    (endpoint) => targets.includes(`endpoint/${endpoint.id}`) || filters.some((filter) => matches(endpoint, filter)),
  )
  return listReply(
    call,
    'endpoints',
    found.map((endpoint) => toEndpoint(call, endpoint)),
  )
}

const endpointLink = (call: OfProject) =>
  linkOf(call, projectIn(call, call.params.projectId).id, `endpoint/${endpointIn(call, call.params.id).id}`)

export const addEndpoint = (call: OfProject) => {
  call.authorize('identity:add_endpoint_to_project')
  return endpointLink(call).add()
}

export const checkEndpoint = (call: OfProject) => {
  call.authorize('identity:check_endpoint_in_project')
  return endpointLink(call).require()
}

export const removeEndpoint = (call: OfProject) => {
  call.authorize('identity:remove_endpoint_from_project')
  return endpointLink(call).remove()
}
