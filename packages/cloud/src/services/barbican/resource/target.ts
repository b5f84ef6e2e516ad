import type { Target } from '@meridian/policy'
import type { Call } from '../../../core/service/api.ts'
import type { Acl, Row } from './store.ts'

/** What rules about a secret or a container compare. */
export function targetOf({ auth }: Call, kind: 'secret' | 'container', row: Row & { acl: Acl | null }): Target {
  const isReader = row.acl?.users.includes(auth.userId) ?? false
  return {
    [`target.${kind}.project_id`]: row.project_id,
    [`target.${kind}.creator_id`]: row.creator_id,
    [`target.${kind}.read_project_access`]: (row.acl?.['project-access'] ?? true) ? 'True' : 'False',
    ...(isReader && { [`target.${kind}.read`]: 'read' }),
  }
}
