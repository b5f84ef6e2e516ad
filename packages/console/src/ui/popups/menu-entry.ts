import type { ReactElement, ReactNode } from 'react'

export interface MenuAction {
  id: string
  label: string
  icon?: ReactNode
  danger?: boolean
  /** Why it cannot be chosen now; shown under the label. */
  disabled?: string
  /** Where choosing it leads while it is disabled: to what is in the way. */
  instead?: () => void
  onSelect?: () => void
  /** An element to draw the entry with, for entries that are links: `<Link to=… />`. */
  render?: ReactElement
}

/** An entry that is on or off; the menu stays open. */
export interface MenuToggle {
  id: string
  label: string
  checked: boolean
  disabled?: boolean
  onChange: (checked: boolean) => void
}

/** Entries of which one holds; the menu stays open. */
export interface MenuChoice {
  heading: string
  value: string
  options: { value: string; label: string; icon?: ReactNode }[]
  onChange: (value: string) => void
}

export type MenuEntry = 'separator' | { heading: ReactNode } | MenuAction | MenuToggle | MenuChoice
