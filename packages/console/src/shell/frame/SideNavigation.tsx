import { Link, useLocation } from '@tanstack/react-router'
import { CloudOff } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { PanelScope } from '../../framework/resource/item.ts'
import { groupMessages, scopeMessages } from '../../framework/text/framework.messages.ts'
import { cx } from '../../ui/classes.ts'
import { Tooltip } from '../../ui/popups/Tooltip.tsx'
import { Skeleton } from '../../ui/progress.tsx'
import { frameMessages } from './frame.messages.ts'
import type { NavEntry, Navigation, NavSection } from './navigation.ts'
import { usePanelAround } from './use-navigation.ts'

/** The list of all pages; with `iconsOnly`, the labels are tooltips. */
export function SideNavigation({ navigation, iconsOnly = false }: { navigation: Navigation; iconsOnly?: boolean }) {
  const { formatMessage } = useIntl()
  const { sections, complete } = navigation
  const list = useRef<HTMLElement>(null)
  const path = useLocation({ select: ({ pathname }) => pathname })
  // The list may be higher than the window.
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [path, sections])
  return (
    <nav
      ref={list}
      aria-label={formatMessage(frameMessages.navigation)}
      className="min-h-0 flex-1 overflow-x-hidden overflow-y-auto p-2"
    >
      {sections.map((section) => (
        <Section key={section.scope} section={section} named={sections.length > 1} iconsOnly={iconsOnly} />
      ))}
      {!complete && (
        <div className="grid gap-4 px-2.5 py-3">
          <Skeleton className={iconsOnly ? 'w-4' : 'w-24'} />
          <Skeleton className={iconsOnly ? 'w-4' : 'w-32'} />
        </div>
      )}
    </nav>
  )
}

function Section({ section, named, iconsOnly }: { section: NavSection; named: boolean; iconsOnly: boolean }) {
  const heading = iconsOnly ? 'sr-only' : ''
  return (
    <section className="not-first:mt-3 not-first:border-t not-first:border-line not-first:pt-2">
      {named && (
        <h2 className={cx('px-2.5 pt-1.5 font-semibold', heading)}>
          <FormattedMessage {...scopeMessages[section.scope]} />
        </h2>
      )}
      {section.groups.map(({ group, entries }) => (
        <div key={group} className={cx(!group && 'pt-1')}>
          {group && (
            <h3 className={cx('px-2.5 pt-3 pb-1 text-xs font-semibold text-ink-3', heading)}>
              <FormattedMessage {...groupMessages[group]} />
            </h3>
          )}
          <ul className="grid grid-cols-1 gap-px">
            {entries.map((entry) => (
              <li key={entry.path}>
                <Entry entry={entry} scope={named ? section.scope : undefined} iconsOnly={iconsOnly} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

const CURRENT = 'bg-accent-soft text-accent font-medium'

interface EntryProps {
  entry: NavEntry
  /** Distinguishes pages of the same name when their headings are hidden. */
  scope?: PanelScope
  iconsOnly: boolean
}

function Entry({ entry: { path, label, icon: Icon, alone, silent }, scope, iconsOnly }: EntryProps) {
  const { formatMessage } = useIntl()
  const name = formatMessage(label)
  const isAround = usePanelAround() === path
  const fullName = scope ? `${formatMessage(scopeMessages[scope])} / ${name}` : name
  const link = (
    <Link
      to={path}
      aria-label={iconsOnly ? fullName : undefined}
      activeOptions={{ exact: alone, includeSearch: false }}
      aria-current={isAround ? 'true' : undefined}
      activeProps={{ className: CURRENT }}
      inactiveProps={{ className: isAround ? CURRENT : 'text-ink-2 hover:bg-hover hover:text-ink' }}
      className="flex min-h-8 items-center gap-2.5 rounded-md px-2.5 py-1 no-underline -outline-offset-2"
    >
      <Icon className="size-4 shrink-0" aria-hidden />
      {!iconsOnly && <span className="min-w-0 wrap-anywhere">{name}</span>}
      {silent && (
        <CloudOff
          role="img"
          aria-label={formatMessage(frameMessages.silent)}
          className={cx('size-3.5 shrink-0 text-ink-3', iconsOnly ? '-ms-1.5' : 'ms-auto')}
        />
      )}
    </Link>
  )
  return iconsOnly ? (
    <Tooltip label={fullName} side="right">
      {link}
    </Tooltip>
  ) : (
    link
  )
}
