import { Link } from '@tanstack/react-router'
import { Menu as MenuIcon, Search } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { IconButton } from '../../ui/buttons.tsx'
import { Kbd } from '../../ui/inline.tsx'
import { Logo } from '../boot/Logo.tsx'
import { ActivityButton } from '../activity/ActivityButton.tsx'
import { ProjectPicker, RegionPicker } from '../scope/ScopePickers.tsx'
import { brand } from '../boot/brand.ts'
import { UserMenu } from './UserMenu.tsx'
import { frameMessages as messages, frameSentences } from '../messages/frame.messages.ts'
import { SHORTCUT_LABEL } from '../palette/palette-shortcut.ts'

export interface TopBarProps {
  base: string
  onOpenNavigation: () => void
  onFind: () => void
}

export function TopBar({ base, onOpenNavigation, onFind }: TopBarProps) {
  const { formatMessage } = useIntl()
  return (
    <header className="col-span-full flex items-center gap-2 border-b border-line bg-surface px-3 sm:gap-3 sm:px-4">
      <IconButton
        label={formatMessage(messages.openNavigation)}
        icon={<MenuIcon aria-hidden />}
        tooltipSide="bottom"
        className="lg:hidden"
        onClick={onOpenNavigation}
      />
      <Link
        to={brand.link ?? '/'}
        aria-label={brand.link ? brand.name : formatMessage(frameSentences.home, { brand: brand.name })}
        className="flex max-w-49 min-w-0 items-center gap-2 rounded-md font-bold tracking-tight text-ink no-underline lg:w-49"
      >
        <Logo className="size-5.5 shrink-0 text-accent" />
        <span className="truncate max-sm:hidden">{brand.name}</span>
      </Link>
      <ProjectPicker className="max-w-64 max-sm:flex-1" />
      <RegionPicker className="max-w-40 max-md:hidden" />
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
