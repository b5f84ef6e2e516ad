import { Link } from '@tanstack/react-router'
import { CloudOff, type LucideIcon } from 'lucide-react'
import { memo } from 'react'
import { useIntl } from 'react-intl'
import type { Mark } from '../../framework/panel/panel-marks.ts'
import { cx } from '../../ui/classes.ts'
import { Tooltip } from '../../ui/popups/Tooltip.tsx'
import { frameMessages } from '../messages/frame.messages.ts'
import { MarkSign, markText } from '../places/MarkSign.tsx'

export const navRowClass =
  'flex h-8 w-full min-w-0 items-center gap-2.5 rounded-md px-2.5 text-start no-underline -outline-offset-2 [@media(max-height:50rem)]:h-7'

const CURRENT = 'bg-accent-soft text-accent font-medium'

export interface NavLinkProps {
  path: string
  icon: LucideIcon
  name: string
  /** The open page is this place, or below it. */
  here: boolean
  /** No page is below its address, even if it begins like this one. */
  alone?: boolean
  silent?: boolean
  mark?: Mark | undefined
  iconsOnly: boolean
  /** Room for what stands at its end. */
  className?: string
}

/** A link of the navigation; with `iconsOnly`, its name is a tooltip. Its mark is beside it, and no part of its name. */
export const NavLink = memo(function NavLink(props: NavLinkProps) {
  const { path, icon: Icon, name, here, alone = false, silent = false, mark, iconsOnly, className } = props
  const intl = useIntl()
  const link = (
    <Link
      to={path}
      activeOptions={{ exact: alone, includeSearch: false }}
      aria-current={here ? 'true' : undefined}
      aria-label={iconsOnly ? name : undefined}
      title={iconsOnly ? undefined : name}
      className={cx(
        navRowClass,
        here ? CURRENT : 'text-ink-2 hover:bg-hover hover:text-ink',
        mark && !iconsOnly && 'pe-11',
        className,
      )}
    >
      <Icon className="size-4 shrink-0" aria-hidden />
      {!iconsOnly && <span className="min-w-0 truncate">{name}</span>}
      {silent && (
        <CloudOff
          role="img"
          aria-label={intl.formatMessage(frameMessages.silent)}
          className={cx('size-3.5 shrink-0 text-ink-3', iconsOnly ? '-ms-1.5' : 'ms-auto')}
        />
      )}
    </Link>
  )
  return (
    <div className="relative">
      {iconsOnly ? (
        <Tooltip label={[name, ...(mark ? [markText(intl, mark)] : [])].join(', ')} side="right">
          {link}
        </Tooltip>
      ) : (
        link
      )}
      {mark && (
        <MarkSign
          mark={mark}
          bare={iconsOnly}
          className={cx('absolute', iconsOnly ? 'end-0.5 top-0.5' : 'inset-y-0 end-2.5')}
        />
      )}
    </div>
  )
})
