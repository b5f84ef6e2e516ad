import { containerEndpoints, type ListedContainer } from '@meridian/contract'
import { call } from '../../../api/client.ts'
import { keyOf, type ItemQuery, type ListQuery } from '../../../api/query.ts'
import { fieldColumn } from '../../../framework/resource/column.ts'
import { defineResource } from '../../../framework/resource/define-resource.ts'
import { numberColumn } from '../../../framework/table/common-columns.tsx'
import { words } from '../../../framework/text/common.messages.ts'
import { formatBytes } from '../../../framework/text/units.ts'
import { containerManifest } from '../container.manifest.ts'
import { containerMessages } from '../container.messages.ts'
import { objectManifest } from '../object/object.manifest.ts'
import { accountManifest } from './account.manifest.ts'

/** The sums of a project's containers. */
export interface Account {
  id: string
  containers: number
  objects: number
  bytes: number
}

export const accountOf = (id: string, containers: readonly Pick<ListedContainer, 'count' | 'bytes'>[]): Account => ({
  id,
  containers: containers.length,
  objects: containers.reduce((sum, { count }) => sum + count, 0),
  bytes: containers.reduce((sum, { bytes }) => sum + bytes, 0),
})

/** The account of the tab's own project: others are not shown to it. */
const OWN = 'own'

const load = (id: string): ItemQuery<Account> => ({
  queryKey: [...keyOf(containerEndpoints.containerList, {}), 'account', id],
  queryFn: async ({ signal }) => accountOf(id, (await call(containerEndpoints.containerList, {}, { signal })).items),
})

const list = (): ListQuery<Account> => ({
  queryKey: keyOf(containerEndpoints.containerList, { query: { account: OWN } }),
  queryFn: async (context) => ({ items: [await load(OWN).queryFn(context)], complete: true }),
})

export const account = defineResource<Account>(accountManifest, {
  list: { emptyHint: containerMessages.emptyHint, query: list },
  load,
  label: () => accountManifest.type,
  columns: [
    numberColumn('containers', containerManifest.names.other, ({ containers }) => containers, { priority: 1 }),
    numberColumn('objects', objectManifest.names.other, ({ objects }) => objects),
    fieldColumn('bytes', words.size, { width: 120, text: ({ bytes }, { intl }) => formatBytes(intl, bytes) }),
  ],
  actions: [],
})
