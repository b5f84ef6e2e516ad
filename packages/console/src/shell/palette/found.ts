import type { LucideIcon } from 'lucide-react'
import type { Choice } from '../../framework/session/choices.ts'

/** A match of find-anything. */
export interface Found {
  /** A stable key. */
  key: string
  label: string
  /** Where it is, or which of its values matched. */
  note: string
  icon: LucideIcon
  /** Opens the page, or runs the action. */
  choose: () => void
  /** Stored with the recent choices, if the key alone is not enough. */
  item?: Choice['item']
}

export interface FoundGroup {
  /** Unique among the groups that are shown, unlike the label: both a type and the switches may be called 'Projects'. */
  key: string
  label: string
  items: Found[]
}

/** Nobody scrolls through more matches of one kind: another letter reduces them. */
export const SHOWN_PER_GROUP = 8

const words = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean)

/** Whether every typed word occurs in the label or the note. */
export const matches = ({ label, note }: Pick<Found, 'label' | 'note'>, text: string): boolean => {
  const hay = `${label} ${note}`.toLowerCase()
  return words(text).every((word) => hay.includes(word))
}

/** How well a name matches: 0 equal, 1 starts with the text, 2 one of its words does, 3 contains it. */
function rank(name: string, text: string): number {
  const [hay, needle] = [name.toLowerCase(), text.trim().toLowerCase()]
  if (hay === needle) return 0
  if (hay.startsWith(needle)) return 1
  return hay.split(/[\s._/:-]+/).some((word) => word.startsWith(needle)) ? 2 : 3
}

/** Best match first; among equal ones those of `recent` keys, then as they came. */
export const byRank = <T extends { key: string; label: string }>(
  found: readonly T[],
  text: string,
  recent: readonly string[] = [],
): T[] => {
  const age = ({ key }: T) => (recent.includes(key) ? recent.indexOf(key) : recent.length)
  return found.toSorted((a, b) => rank(a.label, text) - rank(b.label, text) || age(a) - age(b))
}
