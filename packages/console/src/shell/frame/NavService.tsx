import { lazyPart } from '../../ui/lazy-part.ts'
import { ChevronRight } from 'lucide-react'
import { Suspense, useRef, type KeyboardEvent } from 'react'
import { useIntl } from 'react-intl'
import { sumOfMarks, useMarks } from '../../framework/panel/panel-marks.ts'
import { SERVICE_DIGITS } from '../../framework/resource/nav-services.ts'
import { serviceMessages } from '../../framework/text/framework.messages.ts'
import { cx } from '../../ui/classes.ts'
import { Tooltip } from '../../ui/popups/Tooltip.tsx'
import { entriesOfService, type NavEntry, type ServicePlaces } from '../navigation/navigation.ts'
import { SERVICE_ICONS } from '../navigation/service-icons.ts'
import { pinOf } from '../navigation/yours.ts'
import { MarkSign, markText } from '../places/MarkSign.tsx'
import { NavLink, navRowClass } from './NavLink.tsx'

const fetchPanel = () => import('./ServicePanel.tsx')
const ServicePanel = lazyPart(async () => (await fetchPanel()).ServicePanel)

const PinButton = lazyPart(async () => (await import('../../framework/panel/PinButton.tsx')).PinButton)

interface NavServiceProps {
  service: ServicePlaces
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The open place. */
  place: NavEntry | undefined
  /** The paths of what the user keeps in sight. */
  kept: ReadonlySet<string>
  iconsOnly: boolean
}

/** A service, which opens its places beside it; the open one is below it unless the user keeps that in sight. */
export function NavService({ service, open, onOpenChange, place, kept, iconsOnly }: NavServiceProps) {
  const intl = useIntl()
  const button = useRef<HTMLButtonElement>(null)
  const marks = useMarks()
  const entries = entriesOfService(service)
  const name = intl.formatMessage(serviceMessages[service.service])
  const Icon = SERVICE_ICONS[service.service]
  const child = entries.find((entry) => entry === place && !kept.has(entry.path))
  // What is not in sight by itself; nothing hides.
  const hidden = entries.filter(({ path }) => !kept.has(path) && path !== child?.path)
  const mark = sumOfMarks(hidden.map(({ path }) => marks.get(path)))
  const close = (refocus: boolean) => {
    onOpenChange(false)
    if (refocus) button.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const opens = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    if (event.key !== opens || open) return
    event.preventDefault()
    onOpenChange(true)
  }
  const row = (
    <button
      ref={button}
      type="button"
      aria-label={iconsOnly ? name : undefined}
      aria-expanded={open}
      data-service={service.service}
      aria-keyshortcuts={SERVICE_DIGITS[service.service]}
      onPointerEnter={() => void fetchPanel()}
      onFocus={() => void fetchPanel()}
      onClick={() => onOpenChange(!open)}
      onKeyDown={onKeyDown}
      className={cx(
        navRowClass,
        'cursor-pointer hover:bg-hover hover:text-ink',
        open ? 'bg-sunken font-medium text-ink' : 'text-ink-2',
        iconsOnly && child && 'bg-accent-soft text-accent',
      )}
    >
      <Icon className="size-4 shrink-0" aria-hidden />
      {!iconsOnly && <span className="min-w-0 flex-1 truncate">{name}</span>}
      {!iconsOnly && <ChevronRight aria-hidden className="size-3.5 shrink-0 text-ink-3 rtl:rotate-180" />}
    </button>
  )
  return (
    <li>
      <div className="relative">
        {iconsOnly ? (
          <Tooltip label={[name, markText(intl, mark)].filter(Boolean).join(', ')} side="right">
            {row}
          </Tooltip>
        ) : (
          row
        )}
        <MarkSign
          mark={mark}
          bare={iconsOnly}
          className={cx('absolute', iconsOnly ? 'end-0.5 top-0.5' : 'inset-y-0 end-7.5')}
        />
      </div>
      {child && !iconsOnly && (
        <div className="relative ms-4.5 border-s border-line-strong ps-1.5">
          <NavLink
            path={child.path}
            icon={child.icon}
            name={intl.formatMessage(child.label)}
            here
            alone={child.alone}
            silent={child.silent}
            iconsOnly={false}
            className="pe-9"
          />
          <Suspense>
            <PinButton choice={pinOf(child)} className="absolute! inset-y-0 end-0.5 my-auto text-accent!" />
          </Suspense>
        </div>
      )}
      {open && (
        <Suspense>
          <ServicePanel service={service} name={name} anchor={button} onClose={close} />
        </Suspense>
      )}
    </li>
  )
}
