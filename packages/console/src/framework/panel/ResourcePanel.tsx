import { useNavigate } from '@tanstack/react-router'
import { Suspense, useDeferredValue, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useIntl } from 'react-intl'
import { paths } from '../../paths.ts'
import { Card } from '../../ui/Card.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { cx } from '../../ui/classes.ts'
import { ErrorState } from '../../ui/states.tsx'
import { useActions } from '../actions/use-actions.ts'
import { useKnown } from '../polling/known.ts'
import { useRowPolling } from '../polling/row-poller.ts'
import { useCellContext } from '../resource/cell-context.ts'
import { refreshItem } from '../resource/item-cache.ts'
import type { Item, PanelScope } from '../resource/item.ts'
import type { PanelLimit } from '../resource/manifest.ts'
import { failureMessage } from '../resource/resource-text.ts'
import type { NestedList, Resource, Breadcrumb } from '../resource/resource.ts'
import { SearchBar } from '../search/SearchBar.tsx'
import { DataTable } from '../table/DataTable.tsx'
import { select, selectedOf, type Selection } from '../table/selection.ts'
import { tableMessages } from '../table/table.messages.ts'
import { describeError } from '../text/error-text.ts'
import { inSentence } from '../text/wording.ts'
import type { BatchBar as Bar } from './BatchBar.tsx'
import type { PanelTools as Tools } from './PanelTools.tsx'
import { breadcrumbLinks, panelAbove, rememberPanel, breadcrumbsOf } from './breadcrumbs.tsx'
import { Age } from './Age.tsx'
import { GlobalActions, RefreshButton } from './panel-actions.tsx'
import { Count, PanelAlert, PanelEmpty } from './panel-states.tsx'
import { noteMark } from './panel-marks.ts'
import { usePanelList } from './use-panel-list.ts'
import { useInformativeColumns } from './use-informative-columns.ts'
import { usePanelRows, usePermittedColumns } from './use-panel-rows.ts'
import { usePanelSearch } from './use-panel-search.ts'
import { useShownColumns } from './use-shown-columns.ts'
import { useWhole } from './use-whole.ts'
import { lazyPart } from '../../ui/lazy-part.ts'

const PanelTools = lazyPart(async () => (await import('./PanelTools.tsx')).PanelTools) as unknown as typeof Tools // as for the BatchBar
const BatchBar = lazyPart(async () => (await import('./BatchBar.tsx')).BatchBar) as unknown as typeof Bar // a lazy component loses the type of its items
const HalfCount = lazyPart(async () => (await import('./HalfList.tsx')).HalfCount)
const HalfEmpty = lazyPart(async () => (await import('./HalfList.tsx')).HalfEmpty)
const SelectTheRest = lazyPart(async () => (await import('./HalfList.tsx')).SelectTheRest)

const NO_BREADCRUMBS: readonly Breadcrumb[] = []
const NO_LIMIT: PanelLimit = { subscribe: () => () => {}, name: () => null, Note: () => null }

export interface ResourcePanelProps<T extends Item> extends Partial<NestedList<T>> {
  resource: Resource<T>
  scope: PanelScope
  /** It is in a tab of another page, below that page's title. */
  part?: boolean
}

/** The page or tab of a panel: title, search, table and actions, all from the declaration. */
export function ResourcePanel<T extends Item>({
  resource,
  scope,
  title,
  breadcrumbs = NO_BREADCRUMBS,
  part = false,
  around = (table) => table,
}: ResourcePanelProps<T>) {
  const intl = useIntl()
  const navigate = useNavigate()
  const search = usePanelSearch(resource, scope)
  // Subscribed, since the list depends on it.
  const limit = resource.panels[scope]?.limit ?? NO_LIMIT
  const limitedTo = useSyncExternalStore(limit.subscribe, limit.name)
  const { permitted, areKnown } = usePermittedColumns(resource, scope)
  const list = usePanelList(resource, scope, { ...search, held: !areKnown })
  const {
    columns,
    chosen: exportedColumns,
    preferences,
    change: setPreferences,
  } = useShownColumns(resource.type, useInformativeColumns(resource.type, permitted, list.items), search)
  const context = useCellContext(columns)
  const total = list.items.length
  const searching = search.tokens.length > 0 || search.text !== ''
  const [menuOpen, setMenuOpen] = useState(false)
  const actions = useActions(resource, context, scope, { later: list.loading, held: menuOpen })
  // Deferred, since all rows change: React interrupts the rendering for further typing.
  const text = useDeferredValue(search.text)
  const rows = usePanelRows(resource, {
    ...search,
    text,
    items: list.items,
    columns,
    searched: exportedColumns,
    context,
  })
  const [selection, setSelection] = useState<Selection>({})
  const selected = useMemo(() => selectedOf(rows, selection), [rows, selection])
  const known = Math.max(list.updatedAt, useKnown(resource.type, scope === 'admin'))
  const polled = useRowPolling(resource, {
    items: list.items,
    held: menuOpen || known === Infinity,
    updatedAt: list.updatedAt,
  })
  useEffect(() => rememberPanel(resource.type, scope), [resource, scope])
  const path = resource.panels[scope]?.path
  const isWhole = !searching && !list.loading && !list.outdated && !list.half && !list.error && !list.needsFilter
  const isCounted = isWhole && !part && !title
  useEffect(() => {
    if (!isCounted || !path || !resource.list.band) return
    noteMark(path, { bad: list.items.filter((item) => Boolean(resource.list.band?.(item))).length, warn: 0 })
  }, [isCounted, list.items, list.updatedAt, path, resource])

  const name = intl.formatMessage(resource.names.other)
  const failed = failureMessage(intl, 'list', resource)
  const { half } = list
  const whole = { isHalf: half !== null, loadRest: list.loadRest }
  const loadRest = () => void list.loadRest()
  const allSelected = useWhole(whole, () => setSelection((before) => select(before, idsOf(rows), true)))
  const refresh = () => void list.refetch()

  const globalActions = <GlobalActions actions={actions.global} held={menuOpen} later={list.loading} />
  // Of a page without items: there, the buttons stand below the sentence that says so.
  const isEmpty = isWhole && !part && total === 0
  const mainButtons = !isEmpty && (
    // Its place is kept until the policies are known, so that it does not move the others.
    <div className={cx('flex flex-wrap justify-end gap-2 empty:hidden', !actions.isGlobalKnown && 'invisible')}>
      {globalActions}
    </div>
  )

  return (
    <div className={cx('flex flex-col gap-3', part ? 'max-h-[calc(100dvh-13rem)] min-h-80' : 'min-h-96 flex-1')}>
      {!part && (
        <PageHeader
          trail={[
            ...breadcrumbsOf(resource, scope).map((step) => intl.formatMessage(step)),
            ...breadcrumbLinks(intl, [...panelAbove(resource, scope), ...breadcrumbs]),
          ]}
          title={title ?? name}
          count={
            !list.loading &&
            !list.needsFilter &&
            (total > 0 || !list.error) &&
            (half?.total
              ? intl.formatMessage(tableMessages.partOf, { count: total, total: half.total })
              : `${intl.formatNumber(total)}${half ? '+' : ''}`)
          }
          beside={!list.loading && <Age updatedAt={known} />}
          actions={mainButtons}
        />
      )}
      {limitedTo !== null && (
        <Suspense fallback={<div className="h-11" />}>
          <limit.Note name={limitedTo} />
        </Suspense>
      )}
      {!part && resource.list.notice?.(scope, list.items)}
      <div className="flex flex-wrap items-start gap-2">
        <div className="min-w-40 flex-1">
          <SearchBar
            things={inSentence(name, intl.locale)}
            facets={search.facets}
            tokens={search.tokens}
            text={search.text}
            onTokens={search.setTokens}
            onText={search.setText}
            onClear={search.clear}
          />
        </div>
        <div className="flex h-9 min-w-34 items-center gap-0.5">
          <RefreshButton fetching={list.fetching} onRefresh={refresh} />
          <Suspense fallback={null}>
            <PanelTools
              type={resource.type}
              scope={scope}
              name={name}
              items={rows}
              columns={exportedColumns}
              all={columns}
              context={context}
              whole={whole}
              preferences={preferences}
              onChange={setPreferences}
            />
          </Suspense>
        </div>
        {part && mainButtons}
      </div>
      {list.error && total > 0 && (
        <PanelAlert title={failed} error={list.error} retrying={list.fetching} onRetry={refresh} />
      )}
      {list.error && total === 0 ? (
        <Card>
          <ErrorState
            title={failed}
            message={describeError(intl, list.error)}
            requestId={list.error.requestId}
            onRetry={refresh}
            retrying={list.fetching}
          />
        </Card>
      ) : (
        around(
          <DataTable
            polled={polled}
            resource={resource}
            columns={columns}
            items={rows}
            loading={list.loading}
            outdated={list.outdated}
            half={half !== null}
            empty={
              half ? (
                <Suspense fallback={null}>
                  <HalfEmpty half={half} onLoadRest={loadRest} onClearSearch={search.clear} />
                </Suspense>
              ) : (
                <PanelEmpty
                  resource={resource}
                  why={list.needsFilter ? 'filter-first' : searching ? 'no-match' : 'none'}
                  onClearSearch={search.clear}
                  action={isEmpty && globalActions}
                />
              )
            }
            context={context}
            actions={actions}
            preferences={preferences}
            onResize={(id, width) => setPreferences({ widths: { ...preferences.widths, [id]: width } })}
            sort={search.sort}
            onSort={search.setSort}
            selection={selection}
            onSelect={setSelection}
            onOpen={(item) =>
              void navigate({ to: resource.list.opens?.(item) ?? paths.details(resource.type, item.id) })
            }
            onMenuOpenChange={setMenuOpen}
            onSaved={({ id }) => void refreshItem(resource, id)}
          />,
        )
      )}
      {/* Invisible while it is empty: the rows above move it. */}
      <footer className={cx('flex min-h-11 items-center gap-4', list.loading && 'invisible')}>
        <div className={selected.length > 0 ? 'flex-1 max-xl:hidden' : 'flex-1'}>
          {half ? (
            <Suspense fallback={null}>
              <HalfCount half={half} found={searching ? rows.length : null} onLoadRest={loadRest} />
            </Suspense>
          ) : (
            !list.loading && (total > 0 || !list.error) && <Count shown={rows.length} total={total} />
          )}
        </div>
        {selected.length > 0 && (
          <Suspense fallback={null}>
            <BatchBar
              items={selected}
              actions={actions}
              exported={resource.exported === true && scope === 'project'}
              more={
                half &&
                selected.length === rows.length && (
                  <Suspense fallback={null}>
                    <SelectTheRest
                      half={half}
                      searching={searching}
                      busy={allSelected.waiting}
                      onSelect={allSelected.start}
                    />
                  </Suspense>
                )
              }
              onClear={() => setSelection({})}
              onUsed={(used) => setSelection((before) => select(before, idsOf(used), false))}
            />
          </Suspense>
        )}
        <div className="flex-1 max-xl:hidden" />
      </footer>
    </div>
  )
}

const idsOf = (items: readonly Item[]) => items.map(({ id }) => id)
