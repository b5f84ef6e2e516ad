import { shell, type Scopes } from '@meridian/contract'
import { domains, projects } from '@meridian/openstack'
import type { FastifyInstance } from 'fastify'
import type { Access } from '../../plugins/openstack.ts'
import { serve } from '../../serve.ts'

/** Projects and domains in which the user has a role: read with the unscoped token, so the same in every tab. */
export function scopeRoutes(app: FastifyInstance): void {
  serve(app, shell.scopeList, async (_input, { access, server }): Promise<Scopes> => {
    const { secret, keystone } = access.session
    const identity = server.identity(keystone)
    const [ownProjects, ownDomains] = await Promise.all([
      projects.authorized(identity, secret),
      domains.authorized(identity, secret),
    ])
    const nameOf = domainNames(access, ownDomains)
    return {
      projects: ownProjects
        .filter(({ enabled }) => enabled)
        .map(({ id, name, domain_id }) => ({ id, name, domain: { id: domain_id, name: nameOf(domain_id) } }))
        .sort((a, b) => a.name.localeCompare(b.name)),
      domains: ownDomains
        .filter(({ enabled }) => enabled)
        .map(({ id, name }) => ({ id, name }))
        .sort((a, b) => a.name.localeCompare(b.name)),
    }
  })
}

/** Only administrators may read domains; the names of the user's own are in the token. */
function domainNames({ token }: Access, known: readonly { id: string; name: string }[]) {
  const all = [...known, token.user.domain, ...(token.project ? [token.project.domain] : [])]
  const names = new Map(all.map(({ id, name }) => [id, name]))
  return (id: string) => names.get(id) ?? id
}
