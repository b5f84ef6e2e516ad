import { askAhead, queryClient } from '../../api/query.ts'
import type { Item, PanelScope } from '../resource/item.ts'
import type { Resource } from '../resource/resource.ts'
import { serverFilters } from '../search/search-query.ts'
import { NOTHING_SET, settingAt, settingsQuery } from '../session/settings.ts'
import { tokensIn } from './use-panel-search.ts'

/** Asks for the first rows of a panel before it is there: with its code, or while a link to it is pointed at. */
export async function askPanelAhead<T extends Item>(
  resource: Resource<T>,
  scope: PanelScope,
  params: Readonly<Record<string, unknown>>,
): Promise<void> {
  const filters = serverFilters(tokensIn(params, resource, scope), resource.facets)
  if (Object.keys(filters).length === 0 && (await wantsFilter(resource.panels[scope]?.filterFirst))) return
  await askAhead(resource.list(filters, scope))
}

async function wantsFilter(key: string | undefined): Promise<boolean> {
  if (key === undefined) return false
  const settings = await queryClient.fetchQuery(settingsQuery).catch(() => NOTHING_SET)
  return settingAt(settings, ['FILTER_DATA_FIRST', key], false)
}
