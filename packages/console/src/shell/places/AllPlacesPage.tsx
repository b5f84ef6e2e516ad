import { Pin, Search } from 'lucide-react'
import { useId, useState } from 'react'
import { useIntl } from 'react-intl'
import { AppLink } from '../../framework/link/AppLink.tsx'
import { useOpen } from '../../framework/link/use-open.ts'
import { serviceOf } from '../../framework/resource/nav-services.ts'
import { entryOfType, useRegistry } from '../../framework/resource/registry.ts'
import { useChoices } from '../../framework/session/choices.ts'
import { MOST_PINS } from '../../framework/session/pins.ts'
import { useOwner, useSession } from '../../framework/session/session.ts'
import { serviceMessages } from '../../framework/text/framework.messages.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { cx } from '../../ui/classes.ts'
import { frameMessages } from '../messages/frame.messages.ts'
import { entriesOfHalf, entriesOfService, type Half, type NavHalf } from '../navigation/navigation.ts'
import { SERVICE_ICONS } from '../navigation/service-icons.ts'
import { useNavigation } from '../navigation/use-navigation.ts'
import { LoadingPage } from '../pages/LoadingPage.tsx'
import { ForbiddenPage } from '../pages/refusal-pages.tsx'
import { findPlaces } from './find-places.ts'
import { PlaceRow } from './PlaceRow.tsx'
import { placesMessages as messages } from './places-page.messages.ts'

/** Every place of a half on one screen, with what it is for. */
export function AllPlacesPage({ half }: { half: Half }) {
  const navigation = useNavigation()
  const shown = navigation.halves.find((each) => each.half === half)
  // Places would move while they arrive.
  if (navigation.held) return <LoadingPage />
  if (!shown) return navigation.complete ? <ForbiddenPage /> : <LoadingPage />
  return <AllPlaces half={shown} />
}

function AllPlaces({ half }: { half: NavHalf }) {
  const intl = useIntl()
  const { formatMessage } = intl
  const session = useSession()
  const open = useOpen()
  const [text, setText] = useState('')
  const owner = useOwner() ?? ''
  const isCloud = half.half === 'cloud'
  const pins = useChoices('pins', owner).filter(({ cloud = false }) => cloud === isCloud).length
  const entries = entriesOfHalf(half).filter(({ place }) => place !== null)
  const found = text.trim() === '' ? null : findPlaces(entries, text, intl)
  const scope = isCloud ? formatMessage(frameMessages.wholeCloud) : (session.project_name ?? session.domain_name)
  return (
    <div className="grid grid-cols-1 gap-3">
      <PageHeader
        title={formatMessage(frameMessages.allPlaces)}
        beside={
          <span className="text-sm text-ink-3">
            {scope} · {formatMessage(messages.count, { places: entries.length, services: half.services.length })}
          </span>
        }
        actions={
          <span className="flex items-center gap-1.5 text-sm text-ink-3">
            <Pin aria-hidden className="size-3.5 fill-current text-accent" />
            {formatMessage(messages.pins, { pins: Math.min(pins, MOST_PINS), most: MOST_PINS })}
          </span>
        }
      />
      <form
        noValidate
        role="search"
        onSubmit={(event) => {
          event.preventDefault()
          if (found?.[0]) open(found[0].path)
        }}
        className="flex h-10 items-center gap-2.5 rounded-md border border-line-field bg-surface px-3 focus-within:border-accent focus-within:ring-3 focus-within:ring-accent-soft"
      >
        <Search aria-hidden className="size-4 shrink-0 text-ink-3" />
        <input
          type="search"
          value={text}
          onChange={({ target }) => setText(target.value)}
          aria-label={formatMessage(messages.find)}
          placeholder={formatMessage(isCloud ? messages.cloudHint : messages.hint)}
          className="h-full min-w-0 flex-1 bg-transparent text-ink outline-none placeholder:text-ink-3"
        />
      </form>
      {found ? <Results found={found} /> : <Services half={half} />}
    </div>
  )
}

/** More of them stand closer together, so that all are in sight. */
const MANY = 40

function Services({ half }: { half: NavHalf }) {
  const { formatMessage } = useIntl()
  const tight = half.services.flatMap(entriesOfService).length > MANY
  return (
    <div className="gap-x-6 sm:columns-2 lg:columns-3 xl:columns-4">
      {half.services.map((service) => {
        const Icon = SERVICE_ICONS[service.service]
        return (
          <section key={service.service} className={cx('break-inside-avoid', tight ? 'pb-1.5' : 'pb-3')}>
            <h2 className="mb-1 flex h-8 items-center gap-2 border-b border-line-strong font-semibold">
              <Icon aria-hidden className="size-4 text-ink-3" />
              {formatMessage(serviceMessages[service.service])}
            </h2>
            <ul className="-mx-2.5">
              {entriesOfService(service).map((entry) => (
                <PlaceRow key={entry.path} entry={entry} tight={tight} />
              ))}
            </ul>
          </section>
        )
      })}
      <Lately />
    </div>
  )
}

/** The items that were opened last. */
function Lately() {
  const { formatMessage } = useIntl()
  const registry = useRegistry()
  const owner = useOwner() ?? ''
  const id = useId()
  const items = useChoices('recent', owner).flatMap(({ key, item }) => {
    const entry = item && entryOfType(registry, item.type)
    return item && entry ? [{ key, item, icon: entry.nav.icon, kind: formatMessage(entry.names.one) }] : []
  })
  if (items.length === 0) return null
  return (
    <section className="break-inside-avoid pb-3" aria-labelledby={id}>
      <h2 id={id} className="mb-1 flex h-8 items-center border-b border-line-strong font-semibold">
        {formatMessage(messages.lately)}
      </h2>
      <ul className="-mx-2.5">
        {items.map(({ key, item, icon: Icon, kind }) => (
          <li key={key}>
            <AppLink
              to={item.to}
              className="flex h-8 items-center gap-2.5 rounded-md px-2.5 text-ink no-underline hover:bg-hover"
            >
              <Icon aria-hidden className="size-4 shrink-0 text-ink-3" />
              <span className="min-w-0 truncate font-medium">{item.label}</span>
              <span className="ms-auto shrink-0 text-xs text-ink-3">{kind}</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Results({ found }: { found: ReturnType<typeof findPlaces> }) {
  const { formatMessage } = useIntl()
  const id = useId()
  return (
    <section aria-labelledby={id} className="max-w-2xl">
      <h2 id={id} className="sr-only">
        {formatMessage(messages.found)}
      </h2>
      <p role="status" className="text-ink-2">
        {found.length === 0 && formatMessage(messages.nothing)}
      </p>
      <ul className="-mx-2.5">
        {found.map((entry) => (
          <PlaceRow
            key={entry.path}
            entry={entry}
            note={entry.place ? formatMessage(serviceMessages[serviceOf(entry.place)]) : undefined}
          />
        ))}
      </ul>
    </section>
  )
}
