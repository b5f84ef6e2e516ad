import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import { entryOfType, useRegistry } from '../../framework/resource/registry.ts'
import { pageKey, useChoices, type Choice } from '../../framework/session/choices.ts'
import { useOwner } from '../../framework/session/session.ts'
import { Fold } from './Fold.tsx'
import { NavEntry } from './NavEntry.tsx'
import { frameMessages } from '../messages/frame.messages.ts'
import type { useFolds } from './nav-folds.ts'
import { entriesOf, type Navigation } from '../navigation/navigation.ts'

interface ShortlistProps {
  navigation: Navigation
  folds: ReturnType<typeof useFolds>
  iconsOnly: boolean
}

/** What the user pinned, and the items that they opened last: above all pages. */
export function Shortlist({ navigation, folds, iconsOnly }: ShortlistProps) {
  const intl = useIntl()
  const registry = useRegistry()
  const owner = useOwner() ?? ''
  const pages = entriesOf(navigation)
  const shown = ({ key, item }: Choice) => {
    const page = pages.find(({ path }) => pageKey(path) === key)
    if (page) return [{ key, entry: page, name: intl.formatMessage(page.label) }]
    const icon = item && entryOfType(registry, item.type)?.nav.icon
    if (!item || !icon) return []
    return [{ key, entry: { path: item.to, icon, alone: true, silent: false }, name: item.label }]
  }
  const pins = useChoices('pins', owner).flatMap(shown)
  const recent = useChoices('recent', owner).filter(({ item }) => item)
  const list = (heading: MessageDescriptor, id: string, entries: typeof pins, folded: boolean) =>
    entries.length > 0 && (
      <section className="pb-2">
        <h2 className={iconsOnly ? 'sr-only' : 'text-xs font-semibold text-ink-3'}>
          <Fold folded={folded} onToggle={() => folds.toggle(id)} still={iconsOnly}>
            <FormattedMessage {...heading} />
          </Fold>
        </h2>
        {!folded && (
          <ul className="grid grid-cols-1 gap-px">
            {entries.map(({ key, ...each }) => (
              <li key={key}>
                <NavEntry {...each} iconsOnly={iconsOnly} />
              </li>
            ))}
          </ul>
        )}
      </section>
    )
  return (
    <>
      {list(frameMessages.pinned, 'pinned', pins, folds.isFolded('pinned'))}
      {/* Folded until it is opened, since the pages come first; items of one type have the same icon. */}
      {!iconsOnly && list(frameMessages.recent, 'recent', recent.flatMap(shown), !folds.isFolded('recent'))}
    </>
  )
}
