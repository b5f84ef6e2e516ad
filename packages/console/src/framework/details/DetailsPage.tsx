import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { FileQuestion } from 'lucide-react'
import { Suspense, use, useMemo, useState, type ReactNode, useEffect } from 'react'
import { useIntl } from 'react-intl'
import type { ApiError } from '../../api/api-error.ts'
import { paths } from '../../paths.ts'
import { Card } from '../../ui/Card.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { CopyButton } from '../../ui/copy.tsx'
import { Skeleton, Spinner } from '../../ui/progress.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { toast } from '../../ui/toast/toast.ts'
import type { RunningAction } from '../resource/action.ts'
import { useActions } from '../actions/use-actions.ts'
import { ItemNotices } from '../notices/ItemNotices.tsx'
import { breadcrumbLinks, panelOf, breadcrumbsOf } from '../panel/breadcrumbs.tsx'
import { PinButton } from '../panel/PinButton.tsx'
import { usePolicies } from '../policy/policy-store.ts'
import { useRowPolling } from '../polling/row-poller.ts'
import { Unchecked } from '../polling/unchecked.ts'
import { useCellContext } from '../resource/cell-context.ts'
import { useExtensions } from '../resource/extensions.ts'
import { cachedItem } from '../resource/item-cache.ts'
import type { Item } from '../resource/item.ts'
import { entryOfType, useRegistry, type RegistryEntry } from '../resource/registry.ts'
import { failureMessage } from '../resource/resource-text.ts'
import type { AnyResource, Breadcrumb } from '../resource/resource.ts'
import { itemKey, rememberChoice, type Choice } from '../session/choices.ts'
import { useOwner } from '../session/session.ts'
import { describeError } from '../text/error-text.ts'
import { frameworkPhrases } from '../text/framework.messages.ts'
import { DetailsActions } from './DetailsActions.tsx'
import { useTab } from './use-tab.ts'
import { words } from '../text/common.messages.ts'
import { lazyPart } from '../../ui/lazy-part.ts'

const OtherProject = lazyPart(async () => (await import('./OtherProject.tsx')).OtherProject)
const ItemSummary = lazyPart(async () => (await import('./ItemSummary.tsx')).ItemSummary)

export interface DetailsPageProps {
  type: string
  id: string
}

/** The details page of an item of any type. */
export function DetailsPage({ type, id }: DetailsPageProps) {
  const intl = useIntl()
  const entry = entryOfType(useRegistry(), type)
  if (!entry) {
    return (
      <div className="grid grid-cols-1 gap-3">
        <PageHeader title={type} />
        <Card>
          <EmptyState
            icon={<FileQuestion aria-hidden />}
            title={intl.formatMessage(frameworkPhrases.typeUnknown, { type })}
          />
        </Card>
      </div>
    )
  }
  return <ItemPage entry={entry} id={id} />
}

function ItemPage({ entry, id }: { entry: RegistryEntry; id: string }) {
  const resource = use(entry.resource())
  const intl = useIntl()
  const {
    data: item,
    error,
    isFetching,
    dataUpdatedAt: updatedAt,
    refetch,
  } = useQuery({
    ...resource.load(id),
    // The list that led here has the item: its page is there at once.
    placeholderData: () => cachedItem(resource, id),
  })
  const [menuOpen, setMenuOpen] = useState(false)
  const items = useMemo(() => (item ? [item] : []), [item])
  const { unchecked, check } = useRowPolling(resource, { items, held: menuOpen, updatedAt })
  const since = unchecked.get(id)
  const state = useMemo(() => (since === undefined ? null : { since, check: () => check(id) }), [since, check, id])
  const trail = useBreadcrumbs(resource, item)
  const gone = error?.status === 404
  if (item && !gone)
    return (
      <Unchecked value={state}>
        <Details
          resource={resource}
          item={item}
          trail={trail}
          onChanged={() => void refetch()}
          menuOpen={menuOpen}
          onMenuOpenChange={setMenuOpen}
        />
      </Unchecked>
    )
  if (error && resource.details.redirectIfMissing)
    return (
      <Redirect
        to={resource.details.redirectIfMissing}
        message={failureMessage(intl, 'load', resource, id)}
        error={error}
      />
    )
  return (
    <div className="grid grid-cols-1 gap-3">
      <PageHeader trail={trail} title={intl.formatMessage(resource.names.one)} />
      <Card>
        {error ? (
          <ErrorState
            title={
              gone
                ? intl.formatMessage(frameworkPhrases.itemMissing, { id })
                : failureMessage(intl, 'load', resource, id)
            }
            message={gone ? undefined : describeError(intl, error)}
            requestId={error.requestId}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        ) : (
          <div className="grid place-items-center py-16 text-ink-3">
            <Spinner label={intl.formatMessage(words.loading)} className="size-6" />
          </div>
        )}
        {gone && (
          <Suspense>
            <OtherProject resource={resource} id={id} />
          </Suspense>
        )}
      </Card>
    </div>
  )
}

interface DetailsProps {
  resource: AnyResource
  item: Item
  trail: ReactNode[]
  onChanged: () => void
  menuOpen: boolean
  onMenuOpenChange: (open: boolean) => void
}

function Details({ resource, item, trail, onChanged, menuOpen, onMenuOpenChange }: DetailsProps) {
  const intl = useIntl()
  const navigate = useNavigate()
  const name = resource.label(item)
  const context = useCellContext(resource.columns)
  const actions = useActions(resource, context, panelOf(resource)?.scope, { held: menuOpen })
  const policies = usePolicies()
  const has = useExtensions(
    useMemo(() => resource.details.tabs.flatMap(({ extensions = [] }) => extensions), [resource]),
  )
  const tabs = resource.details.tabs.filter(
    ({ policy = [], extensions = [], offered, isOf }) =>
      offered?.(context) !== false &&
      isOf?.(item) !== false &&
      policies(policy, resource.policyTarget(item)) === true &&
      extensions.every((each) => has(each) === true),
  )
  const choice = useRecentItem(resource, item, name)
  const [tab, setTab] = useTab(
    resource.details.hasOwnTab ? `${resource.type}/${item.id}` : resource.type,
    tabs.map(({ id }) => id),
    { failed: Boolean(resource.details.story?.(item) || resource.list.band?.(item)) },
  )

  const run = async (action: RunningAction<Item>) => {
    const result = await actions.run(action, [item])
    const above = breadcrumbs(resource, item).at(-1)?.to
    // A deleted item keeps its row until it is gone, but its page would only show the end: return to the list.
    const isLeaving = action.id === 'delete' && result?.failed.length === 0
    if (isLeaving && above) await navigate({ to: above })
    else if (result) onChanged()
  }

  return (
    <div className="in-order grid grid-cols-1 gap-3">
      <PageHeader
        trail={trail}
        title={name}
        beside={
          <>
            <span className="contents" data-unchecked={use(Unchecked) ? true : undefined}>
              {resource.details.headline?.(item)}
            </span>
            <span className="flex max-w-full items-center gap-1 text-sm text-ink-3">
              {item.id !== name && <code className="truncate font-mono">{item.id}</code>}
              <CopyButton value={item.id} />
              <PinButton choice={choice} className="-my-1 -ms-1" />
            </span>
          </>
        }
        actions={
          <DetailsActions
            item={item}
            actions={actions}
            buttons={resource.details.buttons?.(item)}
            onRun={(action) => void run(action)}
            onMenuOpenChange={onMenuOpenChange}
          />
        }
      />
      <ItemNotices type={resource.type} ids={[item.id]} on="page" />
      <Suspense
        fallback={
          <div className="min-h-28">
            <Skeleton className="w-64" />
          </div>
        }
      >
        {resource.details.summary?.(item)}
        {resource.details.glance && <ItemSummary resource={resource} item={item} />}
        {resource.details.story?.(item)}
      </Suspense>
      <Tabs
        label={name}
        items={tabs.map(({ id, label, render }) => ({
          id,
          label: intl.formatMessage(label),
          content: () => render(item),
        }))}
        value={tab}
        onChange={setTab}
      />
    </div>
  )
}

/** Find-anything and the navigation offer it again. */
function useRecentItem({ type }: AnyResource, { id }: Item, label: string): Choice {
  const owner = useOwner() ?? ''
  const choice = useMemo(
    () => ({ key: itemKey({ type }, { id }), item: { label, type, to: paths.details(type, id) } }),
    [type, id, label],
  )
  useEffect(() => rememberChoice(owner, choice), [owner, choice])
  return choice
}

function useBreadcrumbs(resource: AnyResource, item: Item | undefined) {
  const intl = useIntl()
  const panel = panelOf(resource)
  const names = panel ? breadcrumbsOf(resource, panel.scope) : []
  return [...names.map((step) => intl.formatMessage(step)), ...breadcrumbLinks(intl, breadcrumbs(resource, item))]
}

/** The breadcrumbs above an item, starting at its panel. */
function breadcrumbs(resource: AnyResource, item: Item | undefined): Breadcrumb[] {
  const panel = panelOf(resource)
  return [...(panel ? [panel] : []), ...((item && resource.details.breadcrumbs?.(item)) ?? [])]
}

interface SentAwayProps {
  to: string
  message: string
  error: ApiError
}

/** Redirects from a page that cannot be shown, and shows the reason as a toast. */
function Redirect({ to, message, error }: SentAwayProps) {
  const intl = useIntl()
  const navigate = useNavigate()
  useEffect(() => {
    toast.danger(message, { detail: describeError(intl, error), requestId: error.requestId })
    void navigate({ to, replace: true })
  }, [to, message, error, intl, navigate])
  return null
}
