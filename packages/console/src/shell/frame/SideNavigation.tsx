import { lazyPart } from '../../ui/lazy-part.ts'
import { LayoutGrid, PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { Suspense, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useMarks } from '../../framework/panel/panel-marks.ts'
import { paths } from '../../paths.ts'
import { IconButton } from '../../ui/buttons.tsx'
import { cx } from '../../ui/classes.ts'
import { Skeleton } from '../../ui/progress.tsx'
import { frameMessages as messages } from '../messages/frame.messages.ts'
import { entriesOf, type Half, type Navigation } from '../navigation/navigation.ts'
import { useAddress, usePlaceHere } from '../navigation/use-navigation.ts'
import { NavLink } from './NavLink.tsx'
import { NavService } from './NavService.tsx'
import { useYours } from '../places/use-yours.ts'

const HalfSwitch = lazyPart(async () => (await import('./HalfSwitch.tsx')).HalfSwitch)

interface SideNavigationProps {
  navigation: Navigation
  /** Whose places are listed. */
  shown: Half
  iconsOnly?: boolean
  onFold?: () => void
}

const HEADING = 'flex h-7 items-end px-2.5 pb-1 text-xs font-semibold text-ink-3'

/**
 * The places of a half: its first page, those that the user keeps, and its services, each of which opens its places
 * beside it. It never rearranges itself: an open place that is not kept appears under its service.
 */
export function SideNavigation({ navigation, shown, iconsOnly = false, onFold }: SideNavigationProps) {
  const { formatMessage } = useIntl()
  const { halves, complete, held } = navigation
  const half = halves.find((each) => each.half === shown) ?? halves[0]
  const yours = useYours(navigation, half)
  const place = usePlaceHere(navigation)
  const address = useAddress()
  const marks = useMarks()
  const [open, setOpen] = useState<string | null>(null)
  const kept = new Set(yours.map(({ path }) => path))
  const heading = (message: typeof messages.yours) => (
    <h2 className={iconsOnly ? 'sr-only' : HEADING}>
      <FormattedMessage {...message} />
    </h2>
  )
  return (
    <nav
      aria-label={formatMessage(messages.navigation)}
      className={cx('flex min-h-0 flex-1 flex-col overflow-x-hidden overflow-y-auto pt-2', held && '*:held')}
    >
      <div className="flex flex-1 flex-col gap-px px-2">
        {halves.length > 1 && (
          <div className={iconsOnly ? 'min-h-17' : 'min-h-9.5'}>
            <Suspense>
              <HalfSwitch navigation={navigation} shown={shown} iconsOnly={iconsOnly} />
            </Suspense>
          </div>
        )}
        {half?.home && (
          <NavLink
            path={half.home.path}
            icon={half.home.icon}
            name={formatMessage(half.home.label)}
            here={place === half.home}
            alone={half.home.alone}
            mark={marks.get(half.home.path)}
            iconsOnly={iconsOnly}
          />
        )}
        {yours.length > 0 && (
          <section className={cx(iconsOnly && 'mt-1 border-t border-line pt-1')}>
            {heading(messages.yours)}
            <ul className="grid grid-cols-1 gap-px">
              {yours.map(({ key, path, icon, name, entry }) => (
                <li key={key}>
                  <NavLink
                    path={path}
                    icon={icon}
                    name={name}
                    here={entry ? place?.path === path : decodeURI(path) === decodeURI(address)}
                    alone={entry?.alone ?? true}
                    silent={entry?.silent}
                    mark={marks.get(path)}
                    iconsOnly={iconsOnly}
                  />
                </li>
              ))}
            </ul>
          </section>
        )}
        {half && half.services.length > 0 && (
          <section className={cx(iconsOnly && 'mt-1 border-t border-line pt-1')}>
            {heading(messages.services)}
            <ul className="grid grid-cols-1 gap-px">
              {half.services.map((service) => (
                <NavService
                  key={service.service}
                  service={service}
                  open={open === service.service}
                  onOpenChange={(next) => setOpen(next ? service.service : null)}
                  place={place}
                  kept={kept}
                  iconsOnly={iconsOnly}
                />
              ))}
            </ul>
          </section>
        )}
        {!complete && entriesOf(navigation).length === 0 && (
          <div className="grid gap-4 px-2.5 py-3">
            <Skeleton className={iconsOnly ? 'w-4' : 'w-24'} />
            <Skeleton className={iconsOnly ? 'w-4' : 'w-32'} />
          </div>
        )}
        <span className="flex-1" />
        <NavLink
          path={paths.places(shown)}
          icon={LayoutGrid}
          name={formatMessage(messages.allPlaces)}
          here={address === paths.places(shown)}
          alone
          iconsOnly={iconsOnly}
        />
      </div>
      {onFold && (
        <div className="mt-1 border-t border-line px-2 py-1">
          <IconButton
            label={formatMessage(iconsOnly ? messages.expand : messages.collapse)}
            icon={
              iconsOnly ? (
                <PanelLeftOpen aria-hidden className="rtl:-scale-x-100" />
              ) : (
                <PanelLeftClose aria-hidden className="rtl:-scale-x-100" />
              )
            }
            tooltipSide="right"
            onClick={onFold}
          />
        </div>
      )}
    </nav>
  )
}
