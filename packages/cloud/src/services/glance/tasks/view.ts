import type { TaskRow } from './store.ts'

/** For lists, without the input and the result of `toTask`. */
export function toListed({ id, type, status, owner, created_at, updated_at, expires_at }: TaskRow) {
  const self = `/v2/tasks/${id}`
  const expiry = expires_at === null ? {} : { expires_at }
  return { id, type, status, owner, created_at, updated_at, self, schema: '/v2/schemas/task', ...expiry }
}

export function toTask(task: TaskRow) {
  const { input, result, message, image_id, request_id, user_id } = task
  return { ...toListed(task), input, result, message, image_id, request_id, user_id }
}

/** For the tasks of an image, which have all columns. */
export function toImageTask(task: TaskRow) {
  const { created_at, updated_at, expires_at } = task
  return {
    ...task,
    created_at: withMicroseconds(created_at),
    updated_at: withMicroseconds(updated_at),
    expires_at: expires_at === null ? null : withMicroseconds(expires_at),
    deleted_at: null,
    deleted: false,
  }
}

/** `2026-11-15T04:20:29Z` → `2026-11-15T04:20:29.000000` */
const withMicroseconds = (time: string) => time.replace('Z', '.000000')
