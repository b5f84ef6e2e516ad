import { Link, useLocation } from '@tanstack/react-router'
import { CloudOff } from 'lucide-react'
import { memo } from 'react'
import { useIntl } from 'react-intl'
import { PinButton } from '../../framework/panel/PinButton.tsx'
import { usePanelCount } from '../../framework/panel/panel-counts.ts'
import { pageKey } from '../../framework/session/choices.ts'
import { cx } from '../../ui/classes.ts'
import { Tooltip } from '../../ui/popups/Tooltip.tsx'
import { frameMessages } from '../messages/frame.messages.ts'
import type { NavEntry as PageEntry } from '../navigation/navigation.ts'
import { usePanelAround } from '../navigation/use-navigation.ts'

const CURRENT = 'bg-accent-soft text-accent font-medium'

interface NavEntryProps {
  entry: Omit<PageEntry, 'label'>
  name: string
  /** Instead of the name, for those who do not see the headings. */
  label?: string
  /** With the number of items, and the button that pins the open page. */
  full?: boolean
  iconsOnly: boolean
}

/** A link of the navigation; with `iconsOnly`, its name is a tooltip. Memoized, since there are many on every page. */
export const NavEntry = memo(function NavEntry({ entry, name, label, full = false, iconsOnly }: NavEntryProps) {
  const { path, icon: Icon, alone, silent } = entry
  const intl = useIntl()
  const isAround = usePanelAround() === path
  const isHere = useLocation({ select: ({ pathname }) => pathname.replace(/\/$/, '') === path }) && full && !iconsOnly
  const count = usePanelCount(path)
  const counted = full && !iconsOnly && !silent && count !== undefined
  const link = (
    <Link
      to={path}
      aria-label={label}
      activeOptions={{ exact: alone, includeSearch: false }}
      aria-current={isAround ? 'true' : undefined}
      activeProps={{ className: CURRENT }}
      inactiveProps={{ className: isAround ? CURRENT : 'text-ink-2 hover:bg-hover hover:text-ink' }}
      className={cx(
        'flex min-h-8 items-center gap-2.5 rounded-md px-2.5 py-1 no-underline -outline-offset-2',
        (counted || isHere) && (counted && isHere ? 'pe-15' : 'pe-9'),
      )}
    >
      <Icon className="size-4 shrink-0" aria-hidden />
      {!iconsOnly && <span className="min-w-0 text-balance wrap-anywhere [word-break:normal]">{name}</span>}
      {silent && (
        <CloudOff
          role="img"
          aria-label={intl.formatMessage(frameMessages.silent)}
          className={cx('size-3.5 shrink-0 text-ink-3', iconsOnly ? '-ms-1.5' : 'ms-auto')}
        />
      )}
    </Link>
  )
  if (iconsOnly)
    return (
      <Tooltip label={label ?? name} side="right">
        {link}
      </Tooltip>
    )
  return (
    <div className="relative">
      {link}
      {/* The page itself has the number for those who do not see it. */}
      {counted && (
        <span
          aria-hidden
          className={cx(
            'pointer-events-none absolute top-1.5 text-sm text-ink-3 tabular-nums',
            isHere ? 'end-9' : 'end-2.5',
          )}
        >
          {intl.formatNumber(count, { notation: 'compact' })}
        </span>
      )}
      {isHere && <PinButton choice={{ key: pageKey(path) }} className="absolute! end-1 top-0.5 text-accent!" />}
    </div>
  )
})
