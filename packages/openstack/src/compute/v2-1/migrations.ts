import type { LiveMigration, Migration } from '@meridian/wire'
import { listAt } from '../../paging.ts'
import { resourceCalls } from '../../resource.ts'
import type { ServiceClient } from '../../service-client.ts'
import { path, type Query } from '../../url.ts'

/** 2.23 has the type, 2.59 the uuid and paging, 2.80 the project. */
const LISTED = ['2.23', '2.59', '2.80']
/** 2.24 aborts a running migration, 2.65 also one that is queued. */
const ABORTED = ['2.24', '2.65']
const FORCED = ['2.22']

const calls = resourceCalls<Migration>({ one: 'migration', many: 'migrations', at: '/os-migrations', updates: 'PUT' })

/** GET /os-migrations: newest first. */
export const list = async (nova: ServiceClient, query: Query = {}) =>
  calls.list(await nova.withMicroversion(LISTED), query)

/** GET /servers/{id}/migrations: the live migrations in progress, with their bytes. */
export async function ofServer(nova: ServiceClient, server: string): Promise<LiveMigration[]> {
  return listAt(await nova.withMicroversion(LISTED), path`/servers/${server}/migrations`, 'migrations')
}

/** DELETE /servers/{id}/migrations/{migration} */
export const abort = async (nova: ServiceClient, server: string, migration: string) =>
  (await nova.withMicroversion(ABORTED)).delete(path`/servers/${server}/migrations/${migration}`)

/** Pauses the instance, or switches to post-copy, so that its memory can be copied at last. */
export const forceComplete = async (nova: ServiceClient, server: string, migration: string) =>
  (await nova.withMicroversion(FORCED)).act('POST', path`/servers/${server}/migrations/${migration}/action`, {
    force_complete: null,
  })
