import type { Db } from '../../../core/database/db.ts'
import { newUuid } from '../../../core/ids.ts'
import type { Call } from '../../../core/service/api.ts'
import { isoSeconds } from '../../../core/time/clock.ts'
import { STORE } from '../images/store.ts'
import type { ImageRow } from '../images/store.ts'
import * as tasks from '../tasks/store.ts'

/** Time until a finished task expires. */
const LIFETIME_MS = 48 * 3_600_000

const BYTES_PER_MIB = 1024 ** 2

/** Inserts the task of an import and returns its id. */
export function beginTask(call: Call, { id: image_id, owner }: ImageRow, request: object): string {
  const now = isoSeconds(call.clock.now())
  const id = newUuid()
  tasks.insert(call.db, {
    id,
    type: 'api_image_import',
    status: 'processing',
    owner: owner ?? '',
    image_id,
    request_id: call.requestId,
    user_id: call.auth.userId,
    input: { image_id, import_req: request, backend: [STORE] },
    result: null,
    message: '',
    created_at: now,
    updated_at: now,
    expires_at: null,
  })
  return id
}

/** The task fails if its image was deleted. */
export function endTask(db: Db, id: string, time: number, image: ImageRow | undefined): void {
  const task = tasks.find(db, id)
  if (!task) return
  const ended = { ...task, updated_at: isoSeconds(time), expires_at: isoSeconds(time + LIFETIME_MS) }
  if (!image) {
    tasks.update(db, { ...ended, status: 'failure', message: `No image found with ID ${task.image_id}` })
    return
  }
  const copied = Math.floor((image.staged?.size ?? 0) / BYTES_PER_MIB)
  const result = { image_id: image.id }
  tasks.update(db, { ...ended, status: 'success', result, message: `Copied ${copied} MiB` })
}
