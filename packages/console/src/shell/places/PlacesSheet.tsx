import { Search } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { AppLink } from '../../framework/link/AppLink.tsx'
import { useMarks } from '../../framework/panel/panel-marks.ts'
import { scopeMessages, serviceMessages } from '../../framework/text/framework.messages.ts'
import { cx } from '../../ui/classes.ts'
import { frameMessages } from '../messages/frame.messages.ts'
import { entriesOfHalf, entriesOfService, type Half, type NavHalf, type Navigation } from '../navigation/navigation.ts'
import { SERVICE_ICONS } from '../navigation/service-icons.ts'
import { useAddress } from '../navigation/use-navigation.ts'
import { findPlaces } from './find-places.ts'
import { MarkSign } from './MarkSign.tsx'
import { PlaceRow } from './PlaceRow.tsx'
import { placesMessages as messages } from './places-page.messages.ts'
import { useYours, type Kept } from './use-yours.ts'

interface PlacesSheetProps {
  navigation: Navigation
  /** Whose places are listed at first. */
  shown: Half
  onFollow: () => void
}

/** All places for a phone: what is near the thumb searches, and jumps to a service. */
export function PlacesSheet({ navigation, shown, onFollow }: PlacesSheetProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const [chosen, setChosen] = useState(shown)
  const [text, setText] = useState('')
  const list = useRef<HTMLDivElement>(null)
  const half = navigation.halves.find((each) => each.half === chosen) ?? navigation.halves[0]
  const yours = useYours(navigation, half)
  if (!half) return null
  const places = entriesOfHalf(half).filter(({ place }) => place !== null)
  const found = text.trim() === '' ? null : findPlaces(places, text, intl)
  const jump = (to: string) =>
    list.current?.querySelector(`[data-part="${to}"]`)?.scrollIntoView({ block: 'start', behavior: 'instant' })
  return (
    <>
      {navigation.halves.length > 1 && (
        <div
          role="group"
          aria-label={formatMessage(frameMessages.half)}
          className="mx-4 mb-2 grid grid-cols-2 gap-0.5 rounded-lg border border-line bg-sunken p-0.5"
        >
          {navigation.halves.map(({ half: each }) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === chosen}
              onClick={() => setChosen(each)}
              className={cx(
                'h-10 cursor-pointer rounded-md',
                each === chosen ? 'bg-ink font-semibold text-bg' : 'text-ink-2',
              )}
            >
              {formatMessage(each === 'cloud' ? scopeMessages.admin : scopeMessages.project)}
            </button>
          ))}
        </div>
      )}
      <div ref={list} className="min-h-0 flex-1 overflow-y-auto px-4 pb-2">
        {found ? (
          <ul>
            {found.map((entry) => (
              <PlaceRow key={entry.path} entry={entry} onFollow={onFollow} />
            ))}
            {found.length === 0 && <p className="py-3 text-ink-2">{formatMessage(messages.nothing)}</p>}
          </ul>
        ) : (
          <Tiles half={half} yours={yours} onFollow={onFollow} />
        )}
      </div>
      {!found && (
        <div className="flex shrink-0 gap-1.5 overflow-x-auto border-t border-line px-4 py-2">
          {half.services.map(({ service }) => (
            <button
              key={service}
              type="button"
              onClick={() => jump(service)}
              className="h-9 shrink-0 cursor-pointer rounded-full border border-line-strong px-3 text-sm text-ink-2"
            >
              {formatMessage(serviceMessages[service])}
            </button>
          ))}
        </div>
      )}
      <label className="mx-4 my-3 flex h-11 shrink-0 items-center gap-2.5 rounded-md border border-line-field bg-surface px-3 focus-within:border-accent">
        <Search aria-hidden className="size-4 shrink-0 text-ink-3" />
        <input
          type="search"
          value={text}
          onChange={({ target }) => setText(target.value)}
          aria-label={formatMessage(messages.find)}
          placeholder={formatMessage(messages.find)}
          className="h-full min-w-0 flex-1 bg-transparent text-ink outline-none placeholder:text-ink-3"
        />
      </label>
    </>
  )
}

function Tiles({ half, yours, onFollow }: { half: NavHalf; yours: readonly Kept[]; onFollow: () => void }) {
  const { formatMessage } = useIntl()
  return (
    <>
      {yours.length > 0 && (
        <Part title={formatMessage(frameMessages.yours)} id="yours">
          {yours.map((kept) => (
            <Tile key={kept.key} path={kept.path} name={kept.name} icon={kept.icon} onFollow={onFollow} />
          ))}
        </Part>
      )}
      {half.services.map((service) => {
        const Icon = SERVICE_ICONS[service.service]
        return (
          <Part
            key={service.service}
            id={service.service}
            title={formatMessage(serviceMessages[service.service])}
            icon={<Icon aria-hidden className="size-4 text-ink-3" />}
          >
            {entriesOfService(service).map(({ path, label, icon }) => (
              <Tile key={path} path={path} name={formatMessage(label)} icon={icon} onFollow={onFollow} />
            ))}
          </Part>
        )
      })}
    </>
  )
}

interface PartProps {
  id: string
  title: string
  icon?: ReactNode
  children: ReactNode
}

const Part = ({ id, title, icon, children }: PartProps) => (
  <section data-part={id} aria-label={title} className="pb-2">
    <h3 className="flex h-9 items-center gap-2 text-sm font-semibold text-ink-2">
      {icon}
      {title}
    </h3>
    <ul className="grid grid-cols-2 gap-1.5">{children}</ul>
  </section>
)

type TileProps = Pick<Kept, 'path' | 'name' | 'icon'> & { onFollow: () => void }

function Tile({ path, name, icon: Icon, onFollow }: TileProps) {
  const here = useAddress() === path
  const mark = useMarks().get(path)
  return (
    <li className="relative min-w-0">
      <AppLink
        to={path}
        onClick={onFollow}
        aria-current={here ? 'page' : undefined}
        className={cx(
          'flex min-h-11 items-center gap-2 rounded-lg border px-2.5 py-1 leading-tight text-ink no-underline',
          here ? 'border-accent-line bg-accent-soft font-medium' : 'border-line',
          mark && 'pe-9',
        )}
      >
        <Icon aria-hidden className="size-4 shrink-0 text-ink-3" />
        <span className="min-w-0 wrap-anywhere">{name}</span>
      </AppLink>
      {mark && <MarkSign mark={mark} className="absolute inset-y-0 end-2.5" />}
    </li>
  )
}
