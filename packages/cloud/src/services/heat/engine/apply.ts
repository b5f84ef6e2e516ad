import { Fault } from '../../../core/fault.ts'
import { recordResource } from '../events/record.ts'
import type { Plugin } from '../plugins/plugin.ts'
import { pluginFor } from '../plugins/registry.ts'
import * as resources from '../resources/store.ts'
import type { ResourceRow } from '../resources/store.ts'
import type { StackRow } from '../stacks/store.ts'
import type { JsonMap } from '../template/json.ts'
import type { Definition } from '../template/template.ts'
import type { Model } from './model.ts'
import { differences, newResource } from './new-resource.ts'
import type { Own } from './own.ts'
import { settleResource } from './settle.ts'
import { reasonFor, workOn } from './work.ts'

/** Where the engine is at work. */
export interface Site {
  own: Own
  stack: StackRow
  model: Model
}

/** What a resource is to be. */
export interface Wanted {
  plugin: Plugin
  type: string
  properties: JsonMap
  metadata: JsonMap
  deletion_policy: ResourceRow['deletion_policy']
}

/** Makes a resource. */
export function make({ own, stack }: Site, base: ResourceRow, wanted: Wanted): void {
  const { plugin, properties, metadata, deletion_policy } = wanted
  const row: ResourceRow = { ...base, type: wanted.type, properties, metadata, deletion_policy }
  resources.insert(own.db, row)
  recordResource(own, row)
  attempt(own, row, () => {
    const made = plugin.create?.(workOn(own, stack, row)) ?? { id: row.physical_name }
    const placed: ResourceRow = { ...row, physical_id: made.id, data: made.data ?? {} }
    resources.update(own.db, placed)
    poll(own, stack, placed)
  })
}

/** Changes a resource, replaces it, or leaves it as it is. */
export function change(site: Site, definition: Definition, row: ResourceRow, wanted: Wanted): void {
  const { own, stack } = site
  const { plugin, properties, metadata, deletion_policy } = wanted
  const changes = changesFrom(row, properties)
  const names = Object.keys(changes)
  const isBroken = row.status === 'FAILED' && (row.action === 'CREATE' || row.action === 'CHECK')
  const mayStay = row.type === wanted.type && !isBroken && names.every((name) => plugin.properties[name]?.update)
  if (!mayStay) return replace(site, definition, row, wanted)
  const changed: ResourceRow = { ...row, metadata, deletion_policy }
  if (names.length === 0) return keep(own, changed)
  const updating: ResourceRow = {
    ...changed,
    action: 'UPDATE',
    status: 'IN_PROGRESS',
    status_reason: 'state changed',
    attempted: properties,
  }
  resources.update(own.db, updating)
  recordResource(own, updating)
  attempt(own, updating, () => {
    plugin.update?.(workOn(own, stack, updating, properties), changes)
    const updated: ResourceRow = { ...updating, properties, attempted: null }
    resources.update(own.db, updated)
    poll(own, stack, updated)
  })
}

/** A change that failed on its way may have left anything that it was about in either state. */
const changesFrom = ({ properties: before, attempted }: ResourceRow, after: JsonMap): JsonMap => ({
  ...differences(before, after),
  ...Object.fromEntries(
    Object.keys(differences(before, attempted ?? before)).map((name) => [name, after[name] ?? null]),
  ),
})

/** Nothing is to be done; what went wrong before without harm is forgotten. */
function keep(own: Own, row: ResourceRow): void {
  if (row.status === 'FAILED') settleResource(own, { ...row, action: 'UPDATE' }, 'COMPLETE')
  else resources.update(own.db, row)
}

/** The old one stays until everything else is done, so that it can be had back when that fails. */
function replace(site: Site, definition: Definition, row: ResourceRow, wanted: Wanted): void {
  const { own, stack } = site
  const reason = `The Resource ${row.name} requires replacement.`
  const started: ResourceRow = { ...row, action: 'UPDATE', status: 'IN_PROGRESS', status_reason: 'state changed' }
  recordResource(own, started)
  settleResource(own, { ...started, is_replaced: true }, 'COMPLETE', reason)
  const former = formerOf(own, row, wanted)
  if (former)
    resources.update(own.db, { ...former, is_replaced: false, traversal: stack.traversal, requires: row.requires })
  else make(site, newResource(own, stack, definition, row.requires), wanted)
}

/** One that was replaced, is still there, and is what is wanted again. */
const formerOf = (
  { db }: Own,
  { id, stack_id, name }: ResourceRow,
  { type, properties }: Wanted,
): ResourceRow | undefined =>
  resources
    .listOf(db, stack_id)
    .find(
      (row) =>
        row.id !== id &&
        row.name === name &&
        row.is_replaced &&
        row.type === type &&
        row.status === 'COMPLETE' &&
        row.action !== 'DELETE' &&
        Object.keys(changesFrom(row, properties)).length === 0,
    )

/** Looks whether a resource has got where it was sent. */
export function poll(own: Own, stack: StackRow, row: ResourceRow): void {
  const plugin = pluginFor(stack, row)
  attempt(own, row, () => {
    const isThere = row.action === 'UPDATE' ? plugin?.isUpdated : plugin?.isReady
    if (isThere?.(workOn(own, stack, row)) ?? true) settleResource(own, row, 'COMPLETE')
  })
}

function attempt(own: Own, row: ResourceRow, work: () => void): void {
  try {
    work()
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    const latest = resources.find(own.db, row.id) ?? row
    settleResource(own, latest, 'FAILED', reasonFor(error, row.name))
  }
}
