import {
  domainEndpoints,
  projectEndpoints,
  sessionEndpoints,
  usageEndpoints,
  type Project as Listed,
  type ProjectInUse,
} from '@meridian/contract'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/client.ts'
import { cachedItems, itemsOrNull, joinedList } from '../../api/joined.ts'
import { keyOf, query, type ItemQuery, type ListQuery } from '../../api/query.ts'
import { inDomainContext } from '../../services/identity/domain-context.ts'
import type { Filters } from '../../framework/resource/column.ts'
import { ancestorsIn, inTreeOrder } from './hierarchy.ts'

export interface Project extends Pick<
  Listed,
  'id' | 'name' | 'domain_id' | 'description' | 'enabled' | 'parent_id' | 'tags'
> {
  /** The domain's id if the user may not see its name. */
  domain_name: string
  /** The names of the projects above it, from the top; empty for a project that was fetched alone. */
  above: readonly string[]
  /** What its instances take now; undefined while that is not known. */
  inUse?: Omit<ProjectInUse, 'tenant_id'>
}

/** With the attributes of the operator's own, which the contract does not name. */
export const withDomain = (project: Listed, domain: string | undefined): Project => ({
  ...project,
  // The topmost projects have their domain as parent.
  parent_id: project.parent_id === project.domain_id ? null : project.parent_id,
  domain_name: domain ?? project.domain_id,
  above: [],
})

/** The projects that the user has a role on: Keystone lists these for everybody. */
async function loadOwnProjects(signal?: AbortSignal): Promise<Listed[]> {
  const { id } = await call(sessionEndpoints.userSession, {}, { signal })
  const { items } = await call(projectEndpoints.projectList, { query: { user_id: id, admin: 'false' } }, { signal })
  return items
}

/** Whether Keystone would find the project by these filters. */
export const isFound = (
  { id, name, enabled, tags, domain_id: domain }: Pick<Project, 'id' | 'name' | 'enabled' | 'tags' | 'domain_id'>,
  filters: Filters,
): boolean =>
  (filters.name === undefined || filters.name === name) &&
  (filters.domain_id === undefined || filters.domain_id === domain) &&
  (filters.id === undefined || filters.id === id) &&
  (filters.enabled === undefined || filters.enabled === String(enabled)) &&
  (filters.tags === undefined || filters.tags.split(',').every((tag) => tags.includes(tag)))

/** For `catch`: what to do if only administrators may make the request. */
const ifForbidden =
  <T>(instead: () => Promise<T>) =>
  (error: unknown): Promise<T> => {
    if (error instanceof ApiError && error.status === 403) return instead()
    throw error
  }

/** For `catch`: users who see projects may not see domains. */
function noDomains(error: unknown): undefined {
  if (error instanceof ApiError && (error.status === 403 || error.status === 404)) return undefined
  throw error
}

async function loadProjects(filters: Filters, signal: AbortSignal): Promise<Project[]> {
  const [projects, domains] = await Promise.all([
    call(projectEndpoints.projectList, { query: filters }, { signal, quiet: true })
      .then(({ items }) => items)
      .catch(ifForbidden(async () => (await loadOwnProjects(signal)).filter((project) => isFound(project, filters)))),
    call(domainEndpoints.domainList, {}, { signal, quiet: true }).catch(noDomains),
  ])
  const names = new Map(domains?.items.map(({ id, name }) => [id, name]))
  const all = new Map(projects.map((project) => [project.id, project]))
  return inTreeOrder(projects).map((project) => ({
    ...withDomain(project, names.get(project.domain_id)),
    above: ancestorsIn(all, project).map(({ name }) => name),
  }))
}

const notFound = () =>
  new ApiError('Not found', { reason: 'refused', status: 404, endpoint: projectEndpoints.projectView.path })

const usage = query(usageEndpoints.usageNow)

/** Nova lists only the projects that have instances. */
export function withUsage(project: Project, used: readonly ProjectInUse[] | null): Project {
  if (!used) return project
  const own = used.find(({ tenant_id: id }) => id === project.id)
  return { ...project, inUse: own ?? { instances: 0, vcpus: 0, memory_mb: 0 } }
}

function plainList(requested: Filters = {}): ListQuery<Project> {
  const filters = inDomainContext(requested)
  return {
    // Not the key of the API's list, which other pages have in the cache without names of domains.
    queryKey: [...keyOf(projectEndpoints.projectList, { query: filters }), 'with domains'],
    queryFn: async ({ signal }) => ({ items: await loadProjects(filters, signal), complete: true }),
  }
}

export const projectQueries = {
  /** Without what they use, for what only looks for projects. */
  plain: plainList,
  list: (requested: Filters = {}): ListQuery<Project> =>
    joinedList(plainList(requested), () => itemsOrNull(usage), withUsage),
  one: (id: string): ItemQuery<Project> => {
    const { queryKey, queryFn } = query(projectEndpoints.projectView, { params: { id } })
    return {
      queryKey: [...queryKey, 'with domain'],
      queryFn: async (context) => {
        const { signal } = context
        const project = await queryFn({ ...context, meta: { quiet: true } }).catch(
          ifForbidden(async () => (await loadOwnProjects(signal)).find((own) => own.id === id)),
        )
        if (!project) throw notFound()
        const params = { id: project.domain_id }
        const domain = await call(domainEndpoints.domainView, { params }, { signal, quiet: true }).catch(noDomains)
        return withUsage(withDomain(project, domain?.name), cachedItems(usage))
      },
    }
  },
}
