import type { ReactElement, ReactNode } from 'react'

export interface MenuAction {
  id: string
  label: string
  icon?: ReactNode
  danger?: boolean
  /** Why it is disabled; shown below the label. */
  disabled?: string
  /** Called instead of `onSelect` while it is disabled: shows what blocks it. */
  instead?: () => void
  onSelect?: () => void
  /** The element that renders the entry, for links: `<Link to=… />`. */
  render?: ReactElement
}

/** A checkable entry; the menu stays open. */
export interface MenuToggle {
  id: string
  label: string
  checked: boolean
  disabled?: boolean
  onChange: (checked: boolean) => void
}

/** Entries of which one is selected; the menu stays open. */
export interface MenuChoice {
  heading: string
  value: string
  options: { value: string; label: string; icon?: ReactNode }[]
  onChange: (value: string) => void
}

/** Entries of a submenu. */
export interface MenuGroup {
  id: string
  label: string
  icon?: ReactNode
  entries: readonly MenuEntry[]
}

export type MenuEntry = 'separator' | { heading: ReactNode } | MenuAction | MenuToggle | MenuChoice | MenuGroup

export const isGroup = (entry: MenuEntry): entry is MenuGroup => typeof entry === 'object' && 'entries' in entry

/** All actions, those of submenus too, in one list: what a search in the menu finds. */
export const flatEntries = (entries: readonly MenuEntry[]): MenuEntry[] =>
  entries.flatMap((entry) => (isGroup(entry) ? flatEntries(entry.entries) : entry === 'separator' ? [] : [entry]))
