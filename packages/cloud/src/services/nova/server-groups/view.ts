import type { ServerGroup } from '@meridian/wire'
import type { Since } from '../microversion.ts'
import type { ServerGroupRow } from './store.ts'

export const toServerGroup = (row: ServerGroupRow, members: string[], since: Since): ServerGroup => ({
  id: row.id,
  name: row.name,
  ...(since(64) ? { policy: row.policy, rules: row.rules } : { policies: [row.policy], metadata: {} }),
  members,
  ...(since(13) && { project_id: row.project_id, user_id: row.user_id }),
})
