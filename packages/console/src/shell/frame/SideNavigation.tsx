import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { NavGroup } from '../../framework/resource/manifest.ts'
import { groupMessages, scopeMessages } from '../../framework/text/framework.messages.ts'
import { cx } from '../../ui/classes.ts'
import { Skeleton } from '../../ui/progress.tsx'
import { Fold } from './Fold.tsx'
import { Shortlist } from './Shortlist.tsx'
import { NavEntry } from './NavEntry.tsx'
import { frameMessages } from '../messages/frame.messages.ts'
import { useFolds } from './nav-folds.ts'
import {
  entriesOf,
  isAt,
  namesakes,
  type NavEntry as PageEntry,
  type Navigation,
  type NavSection,
} from '../navigation/navigation.ts'
import { usePanelAround } from '../navigation/use-navigation.ts'

/** The list of all pages; with `iconsOnly`, the labels are tooltips. */
export function SideNavigation({ navigation, iconsOnly = false }: { navigation: Navigation; iconsOnly?: boolean }) {
  const { formatMessage } = useIntl()
  const { sections, complete, held } = navigation
  const list = useRef<HTMLElement>(null)
  const folds = useFolds()
  const isAmbiguous = namesakes(entriesOf(navigation), (label) => formatMessage(label))
  const path = useLocation({ select: ({ pathname }) => pathname })
  // The list may be higher than the window.
  useEffect(() => {
    const current = list.current?.querySelectorAll('[aria-current]') ?? []
    // The last one, since pinned pages are above.
    Array.from(current).at(-1)?.scrollIntoView({ block: 'nearest' })
  }, [path, sections])
  return (
    <nav
      ref={list}
      aria-label={formatMessage(frameMessages.navigation)}
      className={cx(
        'relative min-h-0 flex-1 overflow-x-hidden overflow-y-auto px-2 pt-2',
        sections.length > 1 && !iconsOnly ? 'scroll-py-24' : 'pb-2',
        held && '*:held',
      )}
    >
      <Shortlist navigation={navigation} folds={folds} iconsOnly={iconsOnly} />
      {sections.map((section, index) => (
        <Section
          key={section.scope}
          section={section}
          sections={sections.length}
          index={index}
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
  sections: number
  index: number
  iconsOnly: boolean
  folds: ReturnType<typeof useFolds>
  /** Whether another page has the same name. */
  isAmbiguous: (entry: PageEntry) => boolean
}

/** The height of a heading that stays in sight. */
const HEADING_PX = 32

/**
 * The pages of a scope. Under a folded heading only the open page is shown. The headings of all scopes stay in sight
 * however long the list is: one that is not in its position leads there.
 */
function Section({ section: { scope, groups }, sections, index, iconsOnly, folds, isAmbiguous }: SectionProps) {
  const { formatMessage } = useIntl()
  const named = sections > 1
  const content = useRef<HTMLDivElement>(null)
  const around = usePanelAround()
  const here = useLocation({ select: ({ pathname }) => around ?? pathname.replace(/\/$/, '') })
  const isFolded = (heading: string) => !iconsOnly && folds.isFolded(heading)
  const wholeFolded = named && isFolded(scope)
  const labelOf = (entry: PageEntry, group: NavGroup | null) => {
    const name = formatMessage(entry.label)
    if (iconsOnly) return named ? `${formatMessage(scopeMessages[scope])} / ${name}` : name
    const above = group ? groupMessages[group] : scopeMessages[scope]
    return isAmbiguous(entry) ? `${name} (${formatMessage(above)})` : undefined
  }
  const onToggle = () => {
    const elsewhere = isElsewhere(content.current)
    if (wholeFolded || !elsewhere) folds.toggle(scope)
    // Not scrollIntoView, which would scroll the page, too.
    if (elsewhere && content.current)
      content.current.closest('nav')?.scrollTo(0, content.current.offsetTop - (index + 1) * HEADING_PX)
  }
  return (
    // Not a box of its own: its heading would stay in sight only as long as the section is.
    <section className="contents">
      {named && (
        <h2
          className={cx(
            'font-semibold',
            iconsOnly ? 'sr-only' : 'sticky z-1 -mx-2 flex h-8 items-center border-line bg-surface px-2',
            index > 0 && 'border-t',
          )}
          style={{ top: index * HEADING_PX - 8, bottom: (sections - 1 - index) * HEADING_PX }}
        >
          <Fold folded={wholeFolded} onToggle={onToggle} still={iconsOnly}>
            <FormattedMessage {...scopeMessages[scope]} />
          </Fold>
        </h2>
      )}
      <div ref={content} className={named ? 'pb-2' : undefined}>
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
                      <NavEntry
                        entry={entry}
                        name={formatMessage(entry.label)}
                        label={labelOf(entry, group)}
                        full
                        iconsOnly={iconsOnly}
                      />
                    </li>
                  ))}
                </ul>
              )}
            </div>
          )
        })}
      </div>
    </section>
  )
}

/** Whether the heading is not right above its pages, since these are out of sight. */
function isElsewhere(content: HTMLElement | null): boolean {
  const heading = content?.previousElementSibling
  if (!content || !heading) return false
  return Math.abs(content.getBoundingClientRect().top - heading.getBoundingClientRect().bottom) > 1
}
