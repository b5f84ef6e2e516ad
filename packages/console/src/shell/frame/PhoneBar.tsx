import { lazyPart } from '../../ui/lazy-part.ts'
import { Link } from '@tanstack/react-router'
import { LayoutGrid, type LucideIcon } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useIntl } from 'react-intl'
import { useMarks, type Mark } from '../../framework/panel/panel-marks.ts'
import { cx } from '../../ui/classes.ts'
import { Sheet } from '../../ui/popups/Sheet.tsx'
import { frameMessages as messages } from '../messages/frame.messages.ts'
import type { Half, Navigation } from '../navigation/navigation.ts'
import { usePlaceHere } from '../navigation/use-navigation.ts'
import { MarkSign } from '../places/MarkSign.tsx'
import { useYours } from '../places/use-yours.ts'

const PlacesSheet = lazyPart(async () => (await import('../places/PlacesSheet.tsx')).PlacesSheet)

/** Beside the button for all places. */
const PLACES = 4

const ITEM =
  'flex h-13 w-full min-w-0 cursor-pointer flex-col items-center justify-center gap-0.5 rounded-lg px-0.5 text-xs no-underline -outline-offset-2'

/** The navigation of a phone, at the thumb: the first places that the user keeps, and a sheet with all. */
export function PhoneBar({ navigation, shown }: { navigation: Navigation; shown: Half }) {
  const { formatMessage } = useIntl()
  const [open, setOpen] = useState(false)
  const place = usePlaceHere(navigation)
  const marks = useMarks()
  const half = navigation.halves.find((each) => each.half === shown) ?? navigation.halves[0]
  const yours = useYours(navigation, half).filter(({ entry }) => entry)
  const home = half?.home ? [{ ...half.home, name: formatMessage(half.home.label) }] : []
  const places = [...home, ...yours].slice(0, PLACES)
  return (
    <nav
      aria-label={formatMessage(messages.navigation)}
      className={cx(
        'grid grid-cols-5 px-1.5 pt-1 pb-[max(0.25rem,env(safe-area-inset-bottom))]',
        navigation.held && '*:held',
      )}
    >
      {places.map(({ path, name, icon }) => (
        <Place key={path} path={path} name={name} icon={icon} here={place?.path === path} mark={marks.get(path)} />
      ))}
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        className={cx(ITEM, 'col-start-5 text-ink-2')}
      >
        <LayoutGrid aria-hidden className="size-5.5" />
        <span className="max-w-full truncate">{formatMessage(messages.allPlaces)}</span>
      </button>
      <Sheet open={open} onClose={() => setOpen(false)} title={formatMessage(messages.allPlaces)}>
        <Suspense>
          <PlacesSheet navigation={navigation} shown={shown} onFollow={() => setOpen(false)} />
        </Suspense>
      </Sheet>
    </nav>
  )
}

interface PlaceProps {
  path: string
  name: string
  icon: LucideIcon
  here: boolean
  mark: Mark | undefined
}

const Place = ({ path, name, icon: Icon, here, mark }: PlaceProps) => (
  <div className="relative min-w-0">
    <Link
      to={path}
      activeOptions={{ exact: true, includeSearch: false }}
      className={cx(ITEM, here ? 'font-semibold text-accent' : 'text-ink-2')}
    >
      <Icon aria-hidden className="size-5.5" />
      <span className="max-w-full truncate">{name}</span>
    </Link>
    {mark && <MarkSign mark={mark} className="absolute start-1/2 top-0.5 ms-3" />}
  </div>
)
