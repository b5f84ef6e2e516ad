import { Link } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { IconButton } from '../../ui/buttons.tsx'
import { cx } from '../../ui/classes.ts'
import { Kbd } from '../../ui/inline.tsx'
import { Logo } from '../boot/Logo.tsx'
import { ActivityButton } from '../activity/ActivityButton.tsx'
import { ScopeControl } from '../scope/ScopeControl.tsx'
import { brand } from '../boot/brand.ts'
import type { Half, Navigation } from '../navigation/navigation.ts'
import { UserMenu } from './UserMenu.tsx'
import { frameMessages as messages, frameSentences } from '../messages/frame.messages.ts'
import { SHORTCUT_LABEL } from '../palette/palette-shortcut.ts'

export interface TopBarProps {
  base: string
  navigation: Navigation
  /** Whose places are shown. */
  shown: Half
  onFind: () => void
}

export function TopBar({ base, navigation, shown, onFind }: TopBarProps) {
  const { formatMessage } = useIntl()
  return (
    <header
      className={cx(
        'col-span-full flex items-center gap-2 border-b bg-surface px-3 sm:gap-3 sm:px-4',
        shown === 'cloud' ? 'border-ink shadow-[inset_0_-2px_0_var(--ink)]' : 'border-line',
      )}
    >
      <Link
        to={brand.link ?? '/'}
        aria-label={brand.link ? brand.name : formatMessage(frameSentences.home, { brand: brand.name })}
        className="flex max-w-49 min-w-0 items-center gap-2 rounded-md font-bold tracking-tight text-ink no-underline lg:w-49"
      >
        <Logo className="size-5.5 shrink-0 text-accent" />
        <span className="truncate max-sm:hidden">{brand.name}</span>
      </Link>
      <ScopeControl navigation={navigation} shown={shown} className="max-sm:flex-1" />
      <button
        type="button"
        onClick={onFind}
        className="mx-auto flex h-8 max-w-105 min-w-0 flex-1 cursor-pointer items-center gap-2 rounded-md bg-sunken px-2.5 text-start text-ink-3 hover:text-ink-2 max-sm:hidden"
      >
        <Search className="size-4 shrink-0" aria-hidden />
        <span className="min-w-0 flex-1 truncate">
          <FormattedMessage {...messages.findHint} />
        </span>
        <span className="flex max-md:hidden" aria-hidden>
          <Kbd>{SHORTCUT_LABEL}</Kbd>
        </span>
      </button>
      <IconButton
        label={formatMessage(messages.find)}
        icon={<Search aria-hidden />}
        tooltipSide="bottom"
        className="sm:hidden"
        onClick={onFind}
      />
      <ActivityButton />
      <UserMenu base={base} />
    </header>
  )
}
