import { isMap } from '../template/json.ts'
import type { Json } from '../template/json.ts'
import { idFor } from './lookup.ts'
import type { LookupKind } from './lookup.ts'
import type { Work } from './plugin.ts'
import type { PropertySchema } from './properties.ts'
import { rest, unlessGone } from './rest.ts'
import { changeable, existing, list, map, text } from './schema.ts'

export const keystone = (path: string, envelope: string) =>
  rest({ service: 'identity', path: `/v3/${path}`, envelope, changeBy: 'PATCH' })

export const domain: PropertySchema = text('Domain.', {
  default: 'default',
  ...existing('keystone.domain'),
})

/** The roles of a user. */
export const roles: PropertySchema = list(
  'Roles on projects and domains.',
  map('A role.', {
    role: text('The role.', { required: true, ...existing('keystone.role') }),
    project: text('Project of the role.', existing('keystone.project')),
    domain: text('Domain of the role.', existing('keystone.domain')),
  }),
  changeable,
)

/** Adds or removes roles of a user. */
export function assign(work: Work, method: 'PUT' | 'DELETE', userId: string, assignments: Json): void {
  const id = (kind: LookupKind, name: Json | undefined) => encodeURIComponent(idFor(work, kind, String(name)))
  for (const item of Array.isArray(assignments) ? assignments : []) {
    if (!isMap(item)) continue
    const inProject = (item['project'] ?? null) !== null
    const place = inProject
      ? `projects/${id('keystone.project', item['project'])}`
      : `domains/${id('keystone.domain', item['domain'] ?? 'default')}`
    const path = `/v3/${place}/users/${encodeURIComponent(userId)}/roles/${id('keystone.role', item['role'])}`
    const put = () => work.callService('identity', { method, path })
    if (method === 'PUT') put()
    else unlessGone(put)
  }
}
