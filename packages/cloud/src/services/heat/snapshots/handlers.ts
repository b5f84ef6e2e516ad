import * as z from 'zod'
import { noContent, ok } from '../../../core/http/reply.ts'
import { newUuid } from '../../../core/ids.ts'
import type { Call } from '../../../core/service/api.ts'
import { isoSeconds } from '../../../core/time/clock.ts'
import { findStack, type OfStack } from '../access.ts'
import { begin } from '../engine/begin.ts'
import { acceptedPage, missing } from '../faults.ts'
import { permit } from '../stacks/states.ts'
import type { StackRow } from '../stacks/store.ts'
import * as store from './store.ts'
import type { SnapshotRow } from './store.ts'

type OfSnapshot = OfStack & { snapshot: string }

const Body = z.object({ name: z.string().max(255).nullish() })

export const create = (call: Call<OfStack>) => {
  const { context, stack } = findStack(call, 'stacks:snapshot')
  const { name = null } = call.json(Body)
  permit(stack, 'SNAPSHOT')
  const { template, environment, files } = stack
  const row: SnapshotRow = {
    id: newUuid(),
    stack_id: stack.id,
    name,
    status: 'IN_PROGRESS',
    status_reason: null,
    data: null,
    design: { template, environment, files },
    creation_time: isoSeconds(call.clock.now()),
  }
  store.insert(call.db, row)
  begin(context, { ...stack, snapshot_id: row.id }, 'SNAPSHOT')
  return ok(toSnapshot(row))
}

export const list = (call: Call<OfStack>) => {
  const { stack } = findStack(call, 'stacks:list_snapshots')
  return ok({ snapshots: store.listOf(call.db, stack.id).map(toSnapshot) })
}

function findIn({ db, params }: Call<OfSnapshot>, stack: StackRow): SnapshotRow {
  const row = store.find(db, params.snapshot)
  if (row?.stack_id !== stack.id) throw missing(`Snapshot with id ${params.snapshot} not found`)
  return row
}

export const show = (call: Call<OfSnapshot>) => {
  const { stack } = findStack(call, 'stacks:show_snapshot')
  return ok({ snapshot: toSnapshot(findIn(call, stack)) })
}

export const remove = (call: Call<OfSnapshot>) => {
  const { stack } = findStack(call, 'stacks:delete_snapshot')
  store.remove(call.db, findIn(call, stack).id)
  return noContent
}

/** Updates the stack to the snapshot's template. */
export const restore = (call: Call<OfSnapshot>) => {
  const { context, stack } = findStack(call, 'stacks:restore_snapshot')
  const { design } = findIn(call, stack)
  permit(stack, 'RESTORE')
  begin(context, { ...stack, ...design }, 'RESTORE')
  return acceptedPage()
}

const toSnapshot = ({ id, name, status, status_reason, data, creation_time }: SnapshotRow) => ({
  id,
  name,
  status,
  status_reason,
  data,
  creation_time,
})
