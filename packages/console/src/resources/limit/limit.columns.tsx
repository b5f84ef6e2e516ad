import { column, type Column } from '../../framework/resource/column.ts'
import type { CellContext, Item } from '../../framework/resource/item.ts'
import type { ResourceManifest } from '../../framework/resource/manifest.ts'
import { nameColumn } from '../../framework/table/common-columns.tsx'
import { limitMessages as messages } from './limit.messages.ts'
import { typeNames } from '../../framework/text/common.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

interface Limited extends Item {
  resource_name: string
  service_name: string
  region_id: string | null
}

/** The columns that say what is limited. */
export const whatColumns = <T extends Limited>(manifest: ResourceManifest): readonly Column<T>[] => [
  nameColumn<T>(manifest, { header: moreWords.resource, search: true, label: ({ resource_name: name }) => name }),
  column('service', typeNames.service, ({ service_name: service }) => service, {
    search: true,
    priority: 2,
    width: 130,
  }),
  column(
    'region',
    typeNames.region,
    ({ region_id: region }, { intl }) => region ?? intl.formatMessage(messages.anyRegion),
    { search: true, priority: 2, width: 120 },
  ),
]

export const amountText = (amount: number, { intl }: CellContext): string =>
  amount === -1 ? intl.formatMessage(moreWords.unlimited) : intl.formatNumber(amount)
