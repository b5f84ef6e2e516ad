import { useEffect, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { useIntl } from 'react-intl'
import { pages } from '../../flows/pages.ts'
import { SERVICE_DIGITS } from '../../framework/resource/nav-services.ts'
import { useRegistry } from '../../framework/resource/registry.ts'
import { cx } from '../../ui/classes.ts'
import { Kbd } from '../../ui/inline.tsx'
import { entriesOfService, isAt, type ServicePlaces } from '../navigation/navigation.ts'
import { placeCodes } from '../navigation/place-codes.ts'
import { purposeMessages } from '../navigation/places.messages.ts'
import { useAddress } from '../navigation/use-navigation.ts'
import { PlaceRow } from '../places/PlaceRow.tsx'
import { placesMessages } from '../places/places-page.messages.ts'
import { areJumpsOff } from './jump-keys.ts'
import { nextByArrow } from './next-by-arrow.ts'

interface ServicePanelProps {
  service: ServicePlaces
  name: string
  anchor: RefObject<HTMLElement | null>
  /** With `refocus`, the focus returns to the service. */
  onClose: (refocus: boolean) => void
}

/** More would not fit below each other. */
const ONE_COLUMN = 5
const MARGIN_PX = 8

/** The places of a service, beside it: grouped by purpose, each with what it is for. */
export function ServicePanel({ service, name, anchor, onClose }: ServicePanelProps) {
  const { formatMessage } = useIntl()
  const panel = useRef<HTMLDivElement>(null)
  const [position, setPosition] = useState<{ top: number; insetInlineStart: number }>()
  const registry = useRegistry()
  const half = entriesOfService(service)[0]?.half ?? 'project'
  const codes = useMemo(
    () => (areJumpsOff() ? null : placeCodes([...pages, ...registry], half, service.service)),
    [registry, half, service.service],
  )
  const address = useAddress()
  const opened = useRef(address)
  const close = useRef(onClose)
  close.current = onClose
  useLayoutEffect(() => {
    const place = () => {
      const around = anchor.current?.getBoundingClientRect()
      const height = panel.current?.offsetHeight ?? 0
      if (!around) return
      const isMirrored = document.documentElement.dir === 'rtl'
      const insetInlineStart = (isMirrored ? innerWidth - around.left : around.right) + MARGIN_PX
      const top = Math.max(MARGIN_PX, Math.min(around.top - MARGIN_PX, innerHeight - height - MARGIN_PX))
      setPosition({ top, insetInlineStart })
    }
    place()
    addEventListener('resize', place)
    return () => removeEventListener('resize', place)
  }, [anchor])
  const isPlaced = position !== undefined
  // Focus does not go to what is invisible.
  useEffect(() => {
    if (isPlaced) panel.current?.querySelector('a')?.focus({ preventScroll: true })
  }, [isPlaced])
  useEffect(() => {
    const onPointerDown = ({ target }: PointerEvent) => {
      const isInside = target instanceof Node && (panel.current?.contains(target) || anchor.current?.contains(target))
      if (!isInside) close.current(false)
    }
    document.addEventListener('pointerdown', onPointerDown, true)
    return () => document.removeEventListener('pointerdown', onPointerDown, true)
  }, [anchor])
  // A place that was followed.
  useEffect(() => {
    if (address !== opened.current) close.current(false)
  }, [address])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation()
      onClose(true)
      return
    }
    const { key, ctrlKey, metaKey, altKey } = event
    const place =
      !(ctrlKey || metaKey || altKey) && [...(codes ?? [])].find(([, code]) => code === key.toLowerCase())?.[0]
    const link = place && panel.current?.querySelector<HTMLElement>(`[data-place="${CSS.escape(place)}"]`)
    if (link) {
      // `g` and a letter are not a jump here.
      event.stopPropagation()
      event.preventDefault()
      return link.click()
    }
    const next = nextByArrow(event, panel.current)
    if (next === undefined) return
    event.preventDefault()
    if (next) next.focus()
    else onClose(true)
  }
  const columns = entriesOfService(service).length > ONE_COLUMN
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the links in it
    <div
      ref={panel}
      data-places={service.service}
      onKeyDown={onKeyDown}
      onBlur={({ relatedTarget }) => {
        const isOutside = relatedTarget instanceof Node && !panel.current?.contains(relatedTarget)
        if (isOutside && !anchor.current?.contains(relatedTarget)) onClose(false)
      }}
      style={position}
      className={cx(
        'fixed z-40 max-h-[calc(100dvh-1rem)] max-w-[calc(100vw-4rem)] overflow-y-auto rounded-xl border border-line-strong bg-raised p-2 shadow-far',
        columns ? 'w-136' : 'w-72',
        !position && 'invisible',
      )}
    >
      <div className="flex items-center justify-between px-2.5 pt-1.5 pb-1">
        <h3 className="font-semibold">{name}</h3>
        {codes && <Kbd>{SERVICE_DIGITS[service.service]}</Kbd>}
      </div>
      <div className={columns ? 'gap-x-2 sm:columns-2' : undefined}>
        {service.purposes.map(({ place, entries }) => (
          <section key={place} className="break-inside-avoid pb-1">
            <h4 className="px-2.5 pt-1.5 pb-0.5 text-xs font-semibold text-ink-3">
              {formatMessage(purposeMessages[place])}
            </h4>
            <ul>
              {entries.map((entry) => (
                <PlaceRow
                  key={entry.path}
                  entry={entry}
                  here={isAt(entry, address)}
                  code={codes?.get(entry.path)}
                  onFollow={() => onClose(false)}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
      {codes && (
        <p className="border-t border-line px-2.5 pt-2 pb-1 text-xs text-ink-3">
          {formatMessage(placesMessages.codes, { digit: SERVICE_DIGITS[service.service] })}
        </p>
      )}
    </div>
  )
}
