import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  notFound,
  redirect,
  type AnyRoute,
} from '@tanstack/react-router'
import { Suspense } from 'react'
import { pages } from '../flows/pages.ts'
import { ResourcePanel } from '../framework/panel/ResourcePanel.tsx'
import { prefetchPanel } from '../framework/panel/use-panel-list.ts'
import type { PanelScope } from '../framework/resource/item.ts'
import type { PageEntry, RegistryEntry } from '../framework/resource/registry.ts'
import { paths } from '../paths.ts'
import { lazyPart } from '../ui/lazy-part.ts'
import { parseSearch, stringifySearch } from './search-params.ts'
import { Frame } from './frame/Frame.tsx'
import { StartPage } from './pages/StartPage.tsx'
import { LoadingPage } from './pages/LoadingPage.tsx'
import { PanelGuard } from './pages/PanelGuard.tsx'
import { ErrorPage } from './pages/notice-pages.tsx'

const NotFoundPage = lazyPart(async () => (await import('./pages/refusal-pages.tsx')).NotFoundPage)

/** Why the router loads a page: hovering a link, opening the page, or a change of its search parameters. */
type LoaderCause = 'preload' | 'enter' | 'stay'

/**
 * All addresses of the console under its base path: the registry's panels, the details page of any type, and the rest.
 */
export function createAppRouter(base: string, resources: readonly RegistryEntry[]) {
  const root = createRootRoute({
    component: () => <Frame base={base} />,
    // The component itself cannot load again: code that failed to load needs a new page.
    errorComponent: ({ error }) => (
      <main className="grid min-h-dvh">
        <ErrorPage error={error} reset={() => location.reload()} />
      </main>
    ),
  })
  const under = (path: string) => ({ getParentRoute: () => root, path })

  const followOld = async (path: string, search: Readonly<Record<string, unknown>>) => {
    const { followOldAddress } = await import('./old-addresses.ts')
    const target = followOldAddress(resources, path, search)
    if (target) throw redirect({ ...target, replace: true })
  }

  const start = createRoute({ ...under('/'), component: StartPage })

  const panels = resources.flatMap((resource) =>
    Object.entries(resource.panels).map(
      ([scope, panel]) => createRoute({ ...under(panel.path), ...panelPage(resource, scope as PanelScope) }), // the keys of `panels`
    ),
  )

  const ownPages = pages.flatMap((entry) =>
    Object.entries(entry.panels).map(
      ([scope, panel]) => createRoute({ ...under(panel.path), component: ownPage(entry, scope as PanelScope) }), // the keys of `panels`
    ),
  )

  const lists = resources.flatMap((resource) =>
    (resource.nestedLists ?? []).map(({ path, scope }) =>
      createRoute({
        ...under(path),
        component: listPage(resource, scope),
        beforeLoad: ({ params, search }) => followOld(addressOf(path, params), search),
      }),
    ),
  )

  const details = createRoute({
    ...under('/ngdetails/$type/$'),
    component: lazyRouteComponent(async () => {
      const { DetailsPage } = await import('../framework/details/DetailsPage.tsx')
      function Page() {
        const { type, _splat: id = '' } = details.useParams()
        return <DetailsPage key={`${type} ${id}`} type={type} id={id} />
      }
      return { Page }
    }, 'Page'),
  })

  const elsewhere = createRoute({
    getParentRoute: () => root,
    path: '/$',
    beforeLoad: async ({ params: { _splat: path = '' }, search }) => {
      await followOld(path, search)
      notFound({ throw: true })
    },
  })

  const settings = createRoute({
    ...under(paths.settings()),
    component: lazyRouteComponent(async () => {
      const { SettingsPage } = await import('./settings/SettingsPage.tsx')
      return { Page: () => <SettingsPage base={base} /> }
    }, 'Page'),
  })

  const places = (['project', 'cloud'] as const).map((half) =>
    createRoute({
      ...under(paths.places(half)),
      component: lazyRouteComponent(async () => {
        const { AllPlacesPage } = await import('./places/AllPlacesPage.tsx')
        return { Page: () => <AllPlacesPage half={half} /> }
      }, 'Page'),
    }),
  )

  const children: AnyRoute[] = [start, settings, ...places, ...ownPages, ...panels, ...lists, details, elsewhere]
  return createRouter({
    routeTree: root.addChildren(children),
    basepath: base,
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultPendingComponent: LoadingPage,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: () => (
      <Suspense fallback={<LoadingPage />}>
        <NotFoundPage />
      </Suspense>
    ),
  })
}

/** The address that the router matched with `path`. */
const addressOf = (path: string, params: Readonly<Record<string, string | undefined>>) =>
  path.replaceAll(/\$(\w*)/g, (_whole, name: string) => encodeURIComponent(params[name || '_splat'] ?? ''))

const panelPage = (entry: RegistryEntry, scope: PanelScope) => ({
  component: lazyRouteComponent(async () => {
    const resource = await entry.resource()
    const Page = () => (
      <PanelGuard manifest={entry} scope={scope}>
        <ResourcePanel resource={resource} scope={scope} />
      </PanelGuard>
    )
    return { Page }
  }, 'Page'),
  // Not awaited: the page renders first, and shows errors itself.
  loader: ({ cause, location }: { cause: LoaderCause; location: { search: Record<string, unknown> } }) => {
    if (cause === 'stay') return
    entry
      .resource()
      .then((resource) => prefetchPanel(resource, scope, location.search))
      .catch(() => {})
  },
})

const ownPage = (entry: PageEntry, scope: PanelScope) =>
  lazyRouteComponent(async () => {
    const Content = await entry.page()
    const Page = () => (
      <PanelGuard manifest={entry} scope={scope}>
        <Content manifest={entry} scope={scope} />
      </PanelGuard>
    )
    return { Page }
  }, 'Page')

const listPage = (entry: RegistryEntry, scope: PanelScope) =>
  lazyRouteComponent(async () => {
    const [resource, { NestedListPage }] = await Promise.all([entry.resource(), import('./pages/NestedListPage.tsx')])
    return { Page: () => <NestedListPage entry={entry} resource={resource} scope={scope} /> }
  }, 'Page')
