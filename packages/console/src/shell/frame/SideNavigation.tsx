import { Link, useLocation } from '@tanstack/react-router'
import { CloudOff } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { PanelScope } from '../../framework/resource/item.ts'
import { groupMessages, scopeMessages } from '../../framework/text/framework.messages.ts'
import { cx } from '../../ui/classes.ts'
import { UnfoldIcon } from '../../ui/inline.tsx'
import { Tooltip } from '../../ui/popups/Tooltip.tsx'
import { Skeleton } from '../../ui/progress.tsx'
import { frameMessages } from './frame.messages.ts'
import { useFolds } from './nav-folds.ts'
import { entriesOf, isAt, namesakes, type NavEntry, type Navigation, type NavSection } from './navigation.ts'
import { usePanelAround } from './use-navigation.ts'

/** The list of all pages; with `iconsOnly`, the labels are tooltips. */
export function SideNavigation({ navigation, iconsOnly = false }: { navigation: Navigation; iconsOnly?: boolean }) {
  const { formatMessage } = useIntl()
  const { sections, complete } = navigation
  const list = useRef<HTMLElement>(null)
  const folds = useFolds()
  const isAmbiguous = namesakes(entriesOf(navigation), (label) => formatMessage(label))
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
        <Section
          key={section.scope}
          section={section}
          named={sections.length > 1}
          iconsOnly={iconsOnly}
          folds={folds}
          isAmbiguous={isAmbiguous}
        />
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

interface SectionProps {
  section: NavSection
  named: boolean
  iconsOnly: boolean
  folds: ReturnType<typeof useFolds>
  /** Whether another page has the same name. */
  isAmbiguous: (entry: NavEntry) => boolean
}

/** The pages of a scope. Under a folded heading only the open page is shown. */
function Section({ section: { scope, groups }, named, iconsOnly, folds, isAmbiguous }: SectionProps) {
  const { formatMessage } = useIntl()
  const around = usePanelAround()
  const here = useLocation({ select: ({ pathname }) => around ?? pathname.replace(/\/$/, '') })
  const isFolded = (heading: string) => !iconsOnly && folds.isFolded(heading)
  const wholeFolded = named && isFolded(scope)
  return (
    <section className="not-first:mt-3 not-first:border-t not-first:border-line not-first:pt-2">
      {named && (
        <h2 className={cx('pt-1.5 font-semibold', iconsOnly && 'sr-only')}>
          <Fold folded={wholeFolded} onToggle={() => folds.toggle(scope)} still={iconsOnly}>
            <FormattedMessage {...scopeMessages[scope]} />
          </Fold>
        </h2>
      )}
      {groups.map(({ group, entries }) => {
        const heading = `${scope}/${group}`
        const folded = wholeFolded || (group !== null && isFolded(heading))
        const shown = folded ? entries.filter((entry) => isAt(entry, here)) : entries
        return (
          <div key={group} className={cx(!group && 'pt-1')}>
            {group && !wholeFolded && (
              <h3 className={cx('pt-2 text-xs font-semibold text-ink-3', iconsOnly && 'sr-only')}>
                <Fold folded={folded} onToggle={() => folds.toggle(heading)} still={iconsOnly}>
                  <FormattedMessage {...groupMessages[group]} />
                </Fold>
              </h3>
            )}
            {shown.length > 0 && (
              <ul className="grid grid-cols-1 gap-px">
                {shown.map((entry) => (
                  <li key={entry.path}>
                    <Entry
                      entry={entry}
                      scope={named ? scope : undefined}
                      above={
                        isAmbiguous(entry) ? formatMessage(group ? groupMessages[group] : scopeMessages[scope]) : null
                      }
                      iconsOnly={iconsOnly}
                    />
                  </li>
                ))}
              </ul>
            )}
          </div>
        )
      })}
    </section>
  )
}

interface FoldProps {
  folded: boolean
  onToggle: () => void
  /** Only a heading. */
  still: boolean
  children: ReactNode
}

/** The text of a heading as a button that folds what is below it. */
function Fold({ folded, onToggle, still, children }: FoldProps) {
  if (still) return children
  return (
    <button
      type="button"
      aria-expanded={!folded}
      onClick={onToggle}
      className="group flex min-h-6 w-full cursor-pointer items-center gap-1 rounded-md px-2.5 py-0.5 text-start -outline-offset-2 hover:bg-hover hover:text-ink"
    >
      <span className="min-w-0 flex-1">{children}</span>
      <UnfoldIcon
        open={!folded}
        className={cx(
          'size-3.5 shrink-0',
          !folded && 'opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100',
        )}
      />
    </button>
  )
}

const CURRENT = 'bg-accent-soft text-accent font-medium'

interface EntryProps {
  entry: NavEntry
  /** Distinguishes pages of the same name when their headings are hidden. */
  scope?: PanelScope
  /** The heading above a page whose name another page has, for those who do not see it. */
  above: string | null
  iconsOnly: boolean
}

function Entry({ entry: { path, label, icon: Icon, alone, silent }, scope, above, iconsOnly }: EntryProps) {
  const { formatMessage } = useIntl()
  const name = formatMessage(label)
  const isAround = usePanelAround() === path
  const fullName = scope ? `${formatMessage(scopeMessages[scope])} / ${name}` : name
  const link = (
    <Link
      to={path}
      aria-label={iconsOnly ? fullName : above === null ? undefined : `${name} (${above})`}
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
