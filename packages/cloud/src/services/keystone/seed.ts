import { randomBytes } from 'node:crypto'
import type { Background, SeedOptions } from '../../core/service/service.ts'
import {
  DEFAULT_DOMAIN,
  entriesOf,
  projectId,
  PROJECTS,
  roleId,
  ROLES,
  scaleProject,
  userId,
  USERS,
} from '../../seed/company.ts'
import type { RoleName } from '../../seed/company.ts'
import * as assignments from './assignments/store.ts'
import * as domains from './domains/store.ts'
import * as projects from './projects/store.ts'
import * as roles from './roles/store.ts'
import { hashPassword } from './users/password.ts'
import * as users from './users/store.ts'

export function seed({ db }: Background, { demoAccounts, onPassword, projects: more }: SeedOptions): void {
  const plain = { options: {}, extra: {} }
  const domain = { id: DEFAULT_DOMAIN, name: 'Default', description: 'The default domain', enabled: true, tags: [] }
  domains.insert(db, { ...domain, ...plain })
  for (const [name, { implies }] of entriesOf(ROLES)) {
    const options = name === 'service' ? {} : { immutable: true }
    const common = { domain_id: null, description: null, options, extra: {} }
    roles.insert(db, { id: roleId(name), name, implies: implies.map(roleId), ...common })
  }
  const place = { domain_id: DEFAULT_DOMAIN, parent_id: DEFAULT_DOMAIN, is_domain: false }
  const many = Array.from({ length: more }, (_, index) => ({ ...scaleProject(index), description: '' }))
  const few = entriesOf(PROJECTS).map(([name, description]) => ({ id: projectId(name), name, description }))
  for (const project of [...few, ...many])
    projects.insert(db, { ...project, enabled: true, tags: [], ...place, ...plain })
  for (const [name, { home, roles: granted, runsTheCloud }] of entriesOf(USERS)) {
    const password = demoAccounts ? name : randomBytes(12).toString('base64url')
    if (!demoAccounts) onPassword(name, password)
    users.insert(db, {
      id: userId(name),
      name,
      domain_id: DEFAULT_DOMAIN,
      enabled: true,
      default_project_id: projectId(home),
      password_hash: hashPassword(password, demoAccounts),
      password_expires_at: null,
      ...plain,
    })
    const grant = (scope: assignments.ScopeKind, scope_id: string, role: RoleName) =>
      assignments.insert(db, {
        actor: 'user',
        actor_id: userId(name),
        scope,
        scope_id,
        role_id: roleId(role),
        inherited: false,
      })
    for (const [project, role] of entriesOf(granted)) grant('project', projectId(project), role)
    if (runsTheCloud) grant('domain', DEFAULT_DOMAIN, 'admin')
    if (runsTheCloud) grant('system', 'all', 'admin')
  }
}
