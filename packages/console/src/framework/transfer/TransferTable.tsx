import { Suspense, useMemo, useState } from 'react'
import { FormattedNumber, useIntl } from 'react-intl'
import { halfMessages } from '../panel/half-list.messages.ts'
import { halfOf } from '../panel/use-panel-list.ts'
import type { Column, Facet } from '../resource/column.ts'
import type { CellContext, Item } from '../resource/item.ts'
import { SearchBar, type SearchBarProps } from '../search/SearchBar.tsx'
import type { Token } from '../search/suggestions.ts'
import { createRowSearch, matchingFacets } from '../table/row-search.ts'
import { sortItems, type Sort } from '../table/sort-items.ts'
import { inSentence } from '../text/wording.ts'
import { TransferRows, type TransferRowsProps } from './TransferRows.tsx'
import { allocate, DEFAULT_MAX, isFull, move, release } from './allocation.ts'
import { transferMessages } from './transfer.messages.ts'
import { statusNames } from '../text/common.messages.ts'
import { moreWords } from '../text/more-words.messages.ts'
import { lazyPart } from '../../ui/lazy-part.ts'

const HalfCount = lazyPart(async () => (await import('../panel/HalfList.tsx')).HalfCount)

export interface TransferTableProps<T extends Item> {
  /** The plural name of the items, for assistive technology: 'Flavors'. */
  label: string
  items: readonly T[]
  columns: readonly Column<T>[]
  /** Columns that only allocated items have. */
  chosenColumns?: readonly Column<T>[]
  /** Facets that filter the available items, besides free text. */
  facets?: readonly Facet<T>[]
  /** The initial sort of the available items; in the given order unless set. */
  defaultSort?: string
  context: CellContext
  /** The allocated ids, in order. */
  allocated: readonly string[]
  onChange: (allocated: readonly string[]) => void
  /** Negative: unlimited. */
  max?: number
  /** The order of the allocated items matters and can be changed. */
  ordered?: boolean
  nameOf: (item: T) => string
  details?: TransferRowsProps<T>['details']
  /** Why an item cannot be allocated. */
  refusalOf?: (item: T) => string | null
  /** The error of the allocated items. */
  error?: string
  /** Shown while nothing is allocated. */
  none?: string
  /** Set while there are more items than are loaded. */
  half?: { growing: boolean; loadRest: () => void }
}

/** The allocated items above, the available ones below; each row moves by its button. */
export function TransferTable<T extends Item>({
  label,
  items,
  columns,
  chosenColumns = NO_COLUMNS,
  facets = NO_FACETS,
  defaultSort,
  context,
  allocated,
  onChange,
  max = DEFAULT_MAX,
  ordered = false,
  nameOf,
  details,
  refusalOf,
  error,
  none,
  half,
}: TransferTableProps<T>) {
  const { formatMessage, locale } = useIntl()
  const [text, setText] = useState('')
  const [tokens, setTokens] = useState<readonly Token[]>([])
  const [sort, setSort] = useState<Sort | null>(defaultSort ? { column: defaultSort, descending: false } : null)
  const [news, setNews] = useState('')
  const search = useMemo(() => createRowSearch(columns, context), [columns, context])

  const byId = useMemo(() => new Map(items.map((item) => [item.id, item])), [items])
  const chosen = allocated.flatMap((each) => byId.get(each) ?? [])
  const rest = useMemo(() => items.filter((item) => !allocated.includes(item.id)), [items, allocated])
  const available = useMemo(() => {
    const found = search.find(matchingFacets(rest, tokens, facets, context), text)
    const column = sort && columns.find((each) => each.id === sort.column)
    return column ? sortItems(found, column, sort.descending, context) : found
  }, [search, rest, tokens, facets, text, sort, columns, context])

  const replaces = max === 1 && chosen.length > 0
  const full = max !== 1 && isFull(allocated, max)
  const choose = (item: T) => {
    onChange(allocate(allocated, item.id, max))
    setNews(formatMessage(transferMessages.chosen, { name: nameOf(item) }))
  }
  const remove = (item: T) => {
    onChange(release(allocated, item.id))
    setNews(formatMessage(transferMessages.removed, { name: nameOf(item) }))
  }
  const shared = { columns, context, nameOf, details }

  return (
    <section aria-label={label} className="grid gap-4">
      {/* What is empty takes one line, so that the choice is in sight. */}
      <div className={chosen.length > 0 ? 'grid gap-2' : 'flex flex-wrap items-center gap-x-4 gap-y-1'}>
        <h3 className="flex items-baseline gap-2 font-semibold">
          {formatMessage(transferMessages.allocated)}
          {max !== 1 && <Tally count={chosen.length} />}
        </h3>
        <TransferRows
          {...shared}
          columns={[...columns, ...chosenColumns]}
          label={`${label}: ${formatMessage(transferMessages.allocated)}`}
          items={chosen}
          empty={none ?? formatMessage(transferMessages.noneAllocated)}
          chosen
          onMove={ordered && max !== 1 ? (item, by) => onChange(move(allocated, item.id, by)) : undefined}
          button={(item) => ({
            words: formatMessage(moreWords.remove),
            label: formatMessage(transferMessages.removeItem, { name: nameOf(item) }),
            onPress: () => remove(item),
          })}
        />
        {error && (
          <p role="alert" className="text-sm text-bad">
            {error}
          </p>
        )}
        {full && <p className="text-sm text-ink-3">{formatMessage(transferMessages.full, { max })}</p>}
      </div>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2">
        <h3 className="flex items-baseline gap-2 font-semibold">
          {formatMessage(statusNames.available)}
          <Tally count={rest.length} more={half !== undefined} />
        </h3>
        <TransferSearch
          things={inSentence(label, locale)}
          facets={facets}
          tokens={tokens}
          text={text}
          onTokens={setTokens}
          onText={setText}
          onClear={() => {
            setTokens([])
            setText('')
          }}
        />
        <div className="col-span-full">
          <TransferRows
            {...shared}
            label={`${label}: ${formatMessage(statusNames.available)}`}
            items={available}
            empty={formatMessage(
              half ? halfMessages.noneYet : rest.length > 0 ? transferMessages.noMatch : transferMessages.noneAvailable,
            )}
            sort={sort}
            onSort={setSort}
            refusalOf={refusalOf}
            button={(item) => ({
              words: formatMessage(replaces ? moreWords.replace : transferMessages.choose),
              label: formatMessage(replaces ? transferMessages.replaceBy : transferMessages.chooseItem, {
                name: nameOf(item),
              }),
              onPress: () => choose(item),
              disabled: full,
            })}
          />
          {half && (
            <div className="mt-2">
              <Suspense fallback={null}>
                <HalfCount
                  half={halfOf(items.length, half)}
                  found={text || tokens.length > 0 ? available.length : null}
                  onLoadRest={half.loadRest}
                />
              </Suspense>
            </div>
          )}
        </div>
      </div>
      <p role="status" className="sr-only">
        {news}
      </p>
    </section>
  )
}

const NO_FACETS: readonly never[] = []
const NO_COLUMNS: readonly never[] = []

const Tally = ({ count, more = false }: { count: number; more?: boolean }) => (
  <span className="text-sm font-normal text-ink-3">
    <FormattedNumber value={count} />
    {more && '+'}
  </span>
)

/** A search inside a form: Enter searches, and does not submit the form. */
const TransferSearch = <T extends Item>(props: SearchBarProps<T>) => (
  // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only stops a key of the field inside
  <div
    onKeyDown={(event) => {
      if (event.key === 'Enter') event.preventDefault()
    }}
  >
    <SearchBar {...props} />
  </div>
)
