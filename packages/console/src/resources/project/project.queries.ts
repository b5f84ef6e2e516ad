import { domainEndpoints, projectEndpoints, type Project as Listed } from '@meridian/contract'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/client.ts'
import { keyOf, query, type ItemQuery, type ListQuery } from '../../api/query.ts'
import type { Filters } from '../../framework/resource/column.ts'
import { inDomainContext } from '../../framework/domain-context/domain-context.ts'
import { isFound, orWhereForbidden, ownProjects } from './own-projects.ts'

export interface Project extends Pick<Listed, 'id' | 'name' | 'domain_id' | 'description' | 'enabled'> {
  /** The id where the name may not be known. */
  domain_name: string
}

const inDomain = ({ id, name, domain_id, description, enabled }: Listed, domain: string | undefined): Project => ({
  ...{ id, name, domain_id, description, enabled },
  domain_name: domain ?? domain_id,
})

/** Who sees projects need not see domains; nothing else may go wrong unsaid. */
function unlessForbidden(error: unknown): undefined {
  if (error instanceof ApiError && (error.status === 403 || error.status === 404)) return undefined
  throw error
}

export const projectQueries = {
  list: (wanted: Filters = {}): ListQuery<Project> => {
    const filters = inDomainContext(wanted)
    return {
      // Not the key of the bare list, which others have in the cache as the API answers it.
      queryKey: [...keyOf(projectEndpoints.projectList, { query: filters }), 'with domains'],
      queryFn: async ({ signal }) => {
        const [projects, domains] = await Promise.all([
          call(projectEndpoints.projectList, { query: filters }, { signal })
            .then(({ items }) => items)
            .catch(
              orWhereForbidden(async () => (await ownProjects(signal)).filter((project) => isFound(project, filters))),
            ),
          call(domainEndpoints.domainList, {}, { signal }).catch(unlessForbidden),
        ])
        const names = new Map(domains?.items.map(({ id, name }) => [id, name]))
        return { items: projects.map((each) => inDomain(each, names.get(each.domain_id))), complete: true }
      },
    }
  },
  one: (id: string): ItemQuery<Project> => {
    const { queryKey, queryFn } = query(projectEndpoints.projectView, { params: { id } })
    return {
      queryKey: [...queryKey, 'with domain'],
      queryFn: async (context) => {
        const { signal } = context
        const project = await queryFn(context).catch(
          orWhereForbidden(async () => (await ownProjects(signal)).find((each) => each.id === id)),
        )
        if (!project)
          throw new ApiError('Not found', {
            reason: 'refused',
            status: 404,
            endpoint: projectEndpoints.projectView.path,
          })
        const about = { params: { id: project.domain_id } }
        return inDomain(
          project,
          (await call(domainEndpoints.domainView, about, { signal }).catch(unlessForbidden))?.name,
        )
      },
    }
  },
}
