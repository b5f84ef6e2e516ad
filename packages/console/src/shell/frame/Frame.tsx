import { Outlet, useNavigate, useRouterState } from '@tanstack/react-router'
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { flows } from '../../flows/index.ts'
import { useStoredActivities } from '../../framework/activity/use-stored-activities.ts'
import { anyUploadsBegun, uploadsAreOf } from '../../framework/files/uploader.ts'
import { ModalOutlet } from '../../framework/modals/ModalOutlet.tsx'
import { storedPlanKeys } from '../../framework/plan/plan-keys.ts'
import { useOwner, useSession } from '../../framework/session/session.ts'
import { typeOfDetails } from '../../paths.ts'
import { PAGE_TITLE_ID } from '../../ui/PageHeader.tsx'
import { buttonClass, cx } from '../../ui/classes.ts'
import { PlanDocks } from '../activity/PlanDocks.tsx'
import { SideNavigation } from './SideNavigation.tsx'
import { TopBar } from './TopBar.tsx'
import { frameMessages as messages } from '../messages/frame.messages.ts'
import { usePaletteShortcut, bufferTyping, takeBufferedText } from '../palette/palette-shortcut.ts'
import { useNavigation, useShownHalf } from '../navigation/use-navigation.ts'
import { useWidth } from './use-width.ts'
import { lazyPart } from '../../ui/lazy-part.ts'

const UnfinishedUploads = lazyPart(async () => (await import('../uploads/UnfinishedUploads.tsx')).UnfinishedUploads)
const UnfinishedPlans = lazyPart(async () => (await import('../plans/UnfinishedPlans.tsx')).UnfinishedPlans)
const JumpKeys = lazyPart(async () => (await import('./jump-keys.ts')).JumpKeys)
/** For the next time: nothing waits for it, and nobody misses it. */
const rememberPlace = (owner: string, path: string) =>
  import('../../framework/session/visits.ts').then(
    ({ recordVisit }) => recordVisit(owner, path.replace(/\/$/, '')),
    () => {},
  )

const fetchPalette = () => import('../palette/Palette.tsx')
const preparePalette = () => void fetchPalette()
const PhoneBar = lazyPart(async () => (await import('./PhoneBar.tsx')).PhoneBar)
const ShortcutHelp = lazyPart(async () => (await import('./ShortcutHelp.tsx')).ShortcutHelp)
const Palette = lazy(async () => ({ default: (await fetchPalette()).Palette }))

/** The frame of every page: top bar, navigation and the main area. */
export function Frame({ base }: { base: string }) {
  const navigation = useNavigation()
  const { id: user, project_id: project } = useSession()
  const owner = useOwner() ?? ''
  const [uploadsBegun] = useState(anyUploadsBegun)
  const [plansStored] = useState(() => storedPlanKeys().length > 0)
  useEffect(() => uploadsAreOf({ user, project }), [user, project])
  useStoredActivities()
  const [folded, setFolded] = useNavFolded()
  const width = useWidth()
  const shown = useShownHalf(navigation)
  const iconsOnly = folded || width === 'medium'
  const [palette, setPalette] = useState({ open: false, turn: 0 })
  const closePalette = useCallback(() => setPalette(({ turn }) => ({ open: false, turn })), [])
  const main = useRef<HTMLElement>(null)
  const find = useCallback(() => {
    if (palette.open) return
    bufferTyping(closePalette)
    // If its code fails to load, nothing will take the typed text.
    fetchPalette().catch(takeBufferedText)
    setPalette({ open: true, turn: palette.turn + 1 })
  }, [palette, closePalette])
  usePaletteShortcut(find, preparePalette)
  const navigate = useNavigate()
  const [help, setHelp] = useState<'open' | 'closed' | null>(null)
  const go = useCallback((to: string) => void navigate({ to }), [navigate])
  const showHelp = useCallback(() => setHelp('open'), [])
  usePageChange((path) => {
    if (typeOfDetails(path) === null) void rememberPlace(owner, path)
    // A hash names the part of the page to focus.
    if (location.hash) return
    main.current?.focus({ preventScroll: true })
    main.current?.scrollTo(0, 0)
  })

  return (
    <div className="grid h-dvh grid-cols-[auto_minmax(0,1fr)] grid-rows-[3rem_minmax(0,1fr)_auto] bg-bg">
      <button
        type="button"
        onClick={() => main.current?.focus()}
        className={cx(buttonClass('primary'), 'fixed! top-2 start-2 z-50 not-focus:sr-only')}
      >
        <FormattedMessage {...messages.skip} />
      </button>
      <TopBar base={base} navigation={navigation} shown={shown} onFind={find} />
      {width !== 'phone' && (
        <div className={cx('flex min-h-0 flex-col border-e border-line bg-surface', iconsOnly ? 'w-13' : 'w-56')}>
          <SideNavigation
            navigation={navigation}
            shown={shown}
            iconsOnly={iconsOnly}
            onFold={width === 'wide' ? () => setFolded(!folded) : undefined}
          />
        </div>
      )}
      <main
        ref={main}
        tabIndex={-1}
        aria-labelledby={PAGE_TITLE_ID}
        className="flex flex-col overflow-auto px-4 py-4 outline-none max-md:col-span-full sm:px-6"
      >
        <Outlet />
      </main>
      {width === 'phone' && (
        <div className="col-span-full min-h-15 border-t border-line bg-surface">
          <Suspense>
            <PhoneBar navigation={navigation} shown={shown} />
          </Suspense>
        </div>
      )}
      <PlanDocks />
      <ModalOutlet flows={flows} />
      <Suspense>
        <JumpKeys go={go} help={showHelp} />
      </Suspense>
      <Suspense>
        {uploadsBegun && <UnfinishedUploads />}
        {plansStored && <UnfinishedPlans />}
        {help && <ShortcutHelp navigation={navigation} open={help === 'open'} onClose={() => setHelp('closed')} />}
        {palette.turn > 0 && <Palette base={base} navigation={navigation} {...palette} onClose={closePalette} />}
      </Suspense>
    </div>
  )
}

/**
 * Calls back when another page is shown; a changed filter is the same page. The home page does not count: it only
 * redirects.
 */
function usePageChange(callback: (path: string) => void) {
  // Addresses of Horizon end with a slash, which the first change of a filter removes; the same change escapes colons.
  const path = useRouterState({
    select: ({ resolvedLocation: at }) => at?.pathname.replace(/(?<=.)\/$/, '').replaceAll(/%3A/gi, ':'),
  })
  const last = useRef(path)
  const latest = useRef(callback)
  latest.current = callback
  useEffect(() => {
    if (path && last.current !== undefined && last.current !== '/' && path !== last.current) latest.current(path)
    last.current = path
  }, [path])
}

const STORAGE_KEY = 'meridian.navigation'

/** Whether the navigation is collapsed to icons; stored in this browser. */
function useNavFolded(): [folded: boolean, setFolded: (folded: boolean) => void] {
  const [folded, setFolded] = useState(() => read() === 'folded')
  return [
    folded,
    (next) => {
      setFolded(next)
      write(next ? 'folded' : 'open')
    },
  ]
}

// Storage may be forbidden; the navigation then starts expanded each time.
function read(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY)
  } catch {
    return null
  }
}

function write(value: string) {
  try {
    localStorage.setItem(STORAGE_KEY, value)
  } catch {
    return
  }
}
