import { Autocomplete } from '@base-ui/react/autocomplete'
import { Dialog } from '@base-ui/react/dialog'
import { Search, X } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useDelayed, SEARCH_DELAY_MS } from '../../framework/loading/timers.ts'
import { rememberChoice } from '../../framework/session/choices.ts'
import { useOwner } from '../../framework/session/session.ts'
import { IconButton } from '../../ui/buttons.tsx'
import { Spinner } from '../../ui/progress.tsx'
import { useUiTexts } from '../../ui/texts.ts'
import { frameMessages } from '../messages/frame.messages.ts'
import type { Navigation } from '../navigation/navigation.ts'
import { takeBufferedText } from './palette-shortcut.ts'
import type { Found, FoundGroup } from './found.ts'
import { paletteMessages } from './palette.messages.ts'
import { isAddress } from './item-search.ts'
import { useFindings } from './use-findings.ts'

/** A whole address is mostly pasted, and few keys can follow it. */
const ADDRESS_DELAY_MS = 100

export interface PaletteSearchProps {
  base: string
  navigation: Navigation
  onClose: () => void
}

/** The search field, the matches, and the progress of the search. */
export function PaletteSearch({ base, navigation, onClose }: PaletteSearchProps) {
  const { formatMessage } = useIntl()
  const texts = useUiTexts()
  const [text, setText] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => field.current?.focus(), [])
  const searchedText = useDelayed(text, isAddress(text.trim()) ? ADDRESS_DELAY_MS : SEARCH_DELAY_MS)
  const owner = useOwner() ?? ''
  const { groups, waiting, unsearched } = useFindings({ base, navigation, owner, text, searchedText })
  const choose = ({ key, item, choose: go }: Found) => {
    rememberChoice(owner, { key, item })
    onClose()
    go()
  }
  return (
    <Autocomplete.Root
      open
      inline
      mode="none"
      items={groups}
      value={text}
      onValueChange={setText}
      itemToStringValue={({ label }: Found) => label}
      autoHighlight="always"
      keepHighlight
    >
      <div className="flex items-center gap-2.5 border-b border-line py-2 ps-4 pe-2">
        <Search className="size-4 shrink-0 text-ink-3" aria-hidden />
        <Autocomplete.Input
          ref={field}
          aria-label={formatMessage(frameMessages.find)}
          placeholder={formatMessage(paletteMessages.hint)}
          onFocus={() => setText(text + takeBufferedText())}
          className="h-8 min-w-0 flex-1 bg-transparent text-lg text-ellipsis text-ink outline-none placeholder:text-ink-3"
        />
        <Dialog.Close render={<IconButton label={texts.close} icon={<X aria-hidden />} size="small" />} />
      </div>
      <Autocomplete.List className="min-h-0 overflow-auto p-1.5 empty:hidden">
        {(group: FoundGroup) => (
          <Autocomplete.Group key={group.key} items={group.items} className="not-first:mt-1">
            <Autocomplete.GroupLabel className="px-2.5 pt-1.5 pb-1 text-xs font-semibold text-ink-3">
              {group.label}
            </Autocomplete.GroupLabel>
            <Autocomplete.Collection>
              {(found: Found) => <Result key={found.key} found={found} onChoose={() => choose(found)} />}
            </Autocomplete.Collection>
          </Autocomplete.Group>
        )}
      </Autocomplete.List>
      <PaletteStatus
        settled={text === searchedText && waiting.length === 0}
        count={text.trim() ? groups.reduce((sum, { items }) => sum + items.length, 0) : null}
        waiting={waiting}
        unsearched={unsearched}
      />
    </Autocomplete.Root>
  )
}

function Result({ found, onChoose }: { found: Found; onChoose: () => void }) {
  const { icon: Icon, label, note } = found
  return (
    <Autocomplete.Item
      value={found}
      onClick={onChoose}
      className="flex min-h-9 cursor-default items-center gap-2.5 rounded-md px-2.5 py-1 outline-none select-none data-highlighted:bg-accent-soft"
    >
      <Icon className="size-4 shrink-0 text-ink-3" aria-hidden />
      <span className="min-w-0 flex-1 truncate" title={label}>
        {label}
      </span>
      {note && <span className="max-w-1/2 truncate text-sm text-ink-3">{note}</span>}
    </Autocomplete.Item>
  )
}

interface PaletteStatusProps {
  /** All requests are done. */
  settled: boolean
  /** The number of matches; null while nothing is typed. */
  count: number | null
  waiting: readonly string[]
  unsearched: readonly string[]
}

/** Announces the progress of the search, and the types that could not be searched. */
function PaletteStatus({ settled, count, waiting, unsearched }: PaletteStatusProps) {
  const intl = useIntl()
  if (count === null) return null
  const named = (names: readonly string[]) => ({ names: intl.formatList(names) })
  return (
    <div
      role="status"
      className="flex min-h-9 flex-wrap items-center gap-x-3 border-t border-line px-4 py-1.5 text-sm text-ink-3"
    >
      {settled ? (
        <span>{intl.formatMessage(paletteMessages.found, { count })}</span>
      ) : (
        <span className="flex items-center gap-2">
          <Spinner />
          {waiting.length > 0
            ? intl.formatMessage(paletteMessages.waiting, named(waiting))
            : intl.formatMessage(paletteMessages.searching)}
        </span>
      )}
      {unsearched.length > 0 && <span>{intl.formatMessage(paletteMessages.unsearched, named(unsearched))}</span>}
    </div>
  )
}
