import { Autocomplete } from '@base-ui/react/autocomplete'
import { Dialog } from '@base-ui/react/dialog'
import { useNavigate } from '@tanstack/react-router'
import { Search, X } from 'lucide-react'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { IconButton } from '../../ui/IconButton.tsx'
import { useUiTexts } from '../../ui/texts.ts'
import { frameMessages as messages } from './frame.messages.ts'
import { groupMessages, scopeMessages } from '../../framework/navigation.messages.ts'
import type { NavEntry, Navigation } from './navigation.ts'

interface Found extends Omit<NavEntry, 'label'> {
  label: string
  /** Where it belongs: searched, too. */
  place: string
}

/** Goes to any page by a few letters of its name. */
export function Palette({ navigation, open, onClose }: { navigation: Navigation; open: boolean; onClose: () => void }) {
  const { formatMessage } = useIntl()
  const texts = useUiTexts()
  const navigate = useNavigate()
  const pages = useMemo(
    (): Found[] =>
      navigation.sections.flatMap(({ scope, groups }) =>
        groups.flatMap(({ group, entries }) =>
          entries.map(({ label, ...entry }) => ({
            ...entry,
            label: formatMessage(label),
            place: `${formatMessage(scopeMessages[scope])} / ${formatMessage(groupMessages[group])}`,
          })),
        ),
      ),
    [navigation, formatMessage],
  )
  const go = (page: Found) => {
    onClose()
    void navigate({ to: page.path })
  }
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-30 bg-veil transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Viewport className="fixed inset-0 z-30 flex items-start justify-center p-4 pt-[12vh]">
          <Dialog.Popup
            aria-label={formatMessage(messages.find)}
            className="flex max-h-[min(28rem,76vh)] w-full max-w-xl flex-col rounded-xl border border-line bg-raised shadow-far transition-[opacity,translate] duration-150 outline-none data-ending-style:opacity-0 data-starting-style:-translate-y-1 data-starting-style:opacity-0"
          >
            <Autocomplete.Root
              open
              inline
              items={pages}
              itemToStringValue={(page: Found) => page.label}
              filter={matches}
              autoHighlight="always"
              keepHighlight
            >
              <div className="flex items-center gap-2.5 border-b border-line py-2 pe-2 ps-4">
                <Search className="size-4 shrink-0 text-ink-3" aria-hidden />
                <Autocomplete.Input
                  aria-label={formatMessage(messages.find)}
                  placeholder={formatMessage(messages.findHint)}
                  className="h-8 min-w-0 flex-1 bg-transparent text-lg text-ink outline-none placeholder:text-ink-3"
                />
                <Dialog.Close render={<IconButton label={texts.close} icon={<X aria-hidden />} size="small" />} />
              </div>
              <Autocomplete.Empty className="px-4 py-6 text-ink-3 empty:hidden">
                {texts.nothingFound}
              </Autocomplete.Empty>
              <Autocomplete.List className="min-h-0 overflow-auto p-1.5 empty:hidden">
                {(page: Found) => <Result key={page.path} page={page} onChoose={() => go(page)} />}
              </Autocomplete.List>
            </Autocomplete.Root>
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** Every word typed is somewhere in the page's name or place. */
const matches = (page: Found, text: string): boolean => {
  const hay = `${page.label} ${page.place}`.toLowerCase()
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => hay.includes(word))
}

function Result({ page, onChoose }: { page: Found; onChoose: () => void }) {
  const { icon: Icon } = page
  return (
    <Autocomplete.Item
      value={page}
      onClick={onChoose}
      className="flex h-9 cursor-default items-center gap-2.5 rounded-md px-2.5 outline-none select-none data-highlighted:bg-accent-soft"
    >
      <Icon className="size-4 shrink-0 text-ink-3" aria-hidden />
      <span className="min-w-0 flex-1 truncate">{page.label}</span>
      <span className="shrink-0 text-sm text-ink-3">{page.place}</span>
    </Autocomplete.Item>
  )
}
