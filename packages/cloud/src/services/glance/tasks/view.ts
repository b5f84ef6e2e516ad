import type { TaskRow } from './store.ts'

/** As the tasks API lists it: what it was given and what came of it is only in `toTask`. */
export function toListed({ id, type, status, owner, created_at, updated_at, expires_at }: TaskRow) {
  const self = `/v2/tasks/${id}`
  const expiry = expires_at === null ? {} : { expires_at }
  return { id, type, status, owner, created_at, updated_at, self, schema: '/v2/schemas/task', ...expiry }
}

export function toTask(task: TaskRow) {
  const { input, result, message, image_id, request_id, user_id } = task
  return { ...toListed(task), input, result, message, image_id, request_id, user_id }
}

/** As an image's own list of tasks has it, which shows the row. */
export function toImageTask(task: TaskRow) {
  const { created_at, updated_at, expires_at } = task
  return {
    ...task,
    created_at: bare(created_at),
    updated_at: bare(updated_at),
    expires_at: expires_at === null ? null : bare(expires_at),
    deleted_at: null,
    deleted: false,
  }
}

/** `2026-11-15T04:20:29Z` → `2026-11-15T04:20:29.000000` */
const bare = (time: string) => time.replace('Z', '.000000')
