import { splitStackStatus, type Server, type ServerAction, type StackSummary, type Volume } from '@meridian/contract'
import { momentOf } from '../../framework/text/dates.ts'

export interface Subject {
  type: string
  id: string
  name: string
}

/** Something that happened in the project, to one thing or to several alike. */
export interface Change {
  key: string
  at: number
  /** The user's id; null if the service does not report it. */
  user: string | null
  /** Nova's name of the action, or `volume create`, or a stack's status. */
  what: string
  subjects: Subject[]
  failed: boolean
}

/** Changes alike that a user made within this time are one. */
const TOGETHER_MS = 5 * 60_000

const SERVER = 'OS::Nova::Server'

export const serverChanges = ({ id, name }: Pick<Server, 'id' | 'name'>, actions: readonly ServerAction[]): Change[] =>
  actions.map((action) => ({
    key: `${id} ${action.request_id} ${action.action}`,
    at: momentOf(action.start_time).getTime(),
    user: action.user_id,
    what: action.action,
    subjects: [{ type: SERVER, id, name: name || id }],
    failed: action.message !== null,
  }))

export const volumeChanges = (volumes: readonly Volume[]): Change[] =>
  volumes.map(({ id, name, created_at: at, user_id: user, status }) => ({
    key: `volume ${id}`,
    at: momentOf(at).getTime(),
    user,
    what: 'volume create',
    subjects: [{ type: 'OS::Cinder::Volume', id, name: name || id }],
    failed: status === 'error',
  }))

export const stackChanges = (stacks: readonly StackSummary[]): Change[] =>
  stacks.map(({ id, stack_name: name, stack_status: status, updated_time: updated, creation_time: created }) => ({
    key: `stack ${id}`,
    at: momentOf(updated ?? created).getTime(),
    user: null,
    what: status,
    subjects: [{ type: 'OS::Heat::Stack', id, name }],
    failed: splitStackStatus(status).state === 'FAILED',
  }))

/** The newest changes, first those of today; what one user did alike within minutes is one. */
export function latest(changes: readonly Change[], most: number): Change[] {
  const merged: Change[] = []
  for (const change of changes.toSorted((a, b) => b.at - a.at)) {
    const alike = merged.find(
      (other) =>
        other.user === change.user &&
        other.what === change.what &&
        other.failed === change.failed &&
        other.at - change.at < TOGETHER_MS,
    )
    if (!alike) merged.push({ ...change, subjects: [...change.subjects] })
    else if (!alike.subjects.some(({ id }) => id === change.subjects[0]?.id)) alike.subjects.push(...change.subjects)
  }
  return merged.slice(0, most)
}
