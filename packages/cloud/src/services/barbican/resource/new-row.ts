import type { Auth } from '../../../core/auth/auth.ts'
import { newUuid } from '../../../core/ids.ts'
import type { Clock } from '../../../core/time/clock.ts'
import type { Row } from './store.ts'

/** `2026-11-15T02:04:10`: Barbican writes no zone. */
export const timeOf = (time: number) => new Date(time).toISOString().slice(0, 19)

interface Context {
  clock: Clock
  auth: Pick<Auth, 'userId' | 'projectId'>
}

export function newRow({ clock, auth }: Context): Omit<Row, 'status'> {
  const time = timeOf(clock.now())
  const { userId, projectId } = auth
  return { id: newUuid(), project_id: projectId ?? '', creator_id: userId, created: time, updated: time }
}

/** The address of an object, which clients use in place of an id. */
export const referenceTo = ({ baseUrl }: { baseUrl: string }, kind: string, id: string) =>
  `${baseUrl}/key-manager/v1/${kind}/${id}`

/** The id in a reference, whatever host it names. */
export const idIn = (reference: string) => reference.split('/').at(-1) ?? ''
