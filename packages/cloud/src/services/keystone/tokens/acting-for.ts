import type { Token } from '@meridian/wire'
import { authOf } from '../../../core/auth/auth.ts'
import type { Auth } from '../../../core/auth/auth.ts'
import type { Db } from '../../../core/database/db.ts'
import { DEFAULT_DOMAIN, projectId as seededProject, roleId } from '../../../seed/company.ts'
import { toToken } from './view.ts'

/** The token fields of an actor without a token. */
const UNISSUED = { id: '', methods: [], audit_ids: [], issued_at: 0, expires_at: 0 }

/** A user with a project, without a token; undefined if either does not exist. */
export function actingFor(db: Db, userId: string, projectId: string): Auth | undefined {
  const token = toToken(db, { ...UNISSUED, user_id: userId, scope: { kind: 'project', id: projectId } })
  return token && authOf('', token)
}

const domain = { id: DEFAULT_DOMAIN, name: 'Default' }

/** The account of the services. It is not a row, so that it cannot be deleted. */
const SERVICE: Token = {
  methods: [],
  user: { id: 'service', name: 'service', domain, password_expires_at: null },
  audit_ids: [],
  issued_at: '',
  expires_at: '',
  project: { id: seededProject('service'), name: 'service', domain },
  roles: (['admin', 'member', 'reader', 'service'] as const).map((name) => ({ id: roleId(name), name })),
}

export const service = (): Auth => authOf('', SERVICE)
