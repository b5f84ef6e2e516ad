import type { LucideIcon } from 'lucide-react'
import type { Recent } from './recent.ts'

/** Something that find-anything offers. */
export interface Found {
  /** The same for the same thing, each time. */
  key: string
  label: string
  /** Where it belongs, or what about it was found. */
  place: string
  icon: LucideIcon
  /** Goes there, or does it. */
  choose: () => void
  /** What to keep of it among the recent choices where its key alone would not tell. */
  item?: Recent['item']
}

export interface FoundGroup {
  label: string
  items: Found[]
}

/** More of one kind than these nobody scrolls through: another letter narrows them down. */
export const SHOWN_PER_GROUP = 8

const words = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean)

/** Every word that was typed is somewhere in the thing's name or place. */
export const matches = ({ label, place }: Pick<Found, 'label' | 'place'>, text: string): boolean => {
  const hay = `${label} ${place}`.toLowerCase()
  return words(text).every((word) => hay.includes(word))
}

/** How well a name fits what was typed: 0 the same, 1 it begins so, 2 a word of it does, 3 it is somewhere in it. */
function rank(name: string, text: string): number {
  const [hay, needle] = [name.toLowerCase(), text.trim().toLowerCase()]
  if (hay === needle) return 0
  if (hay.startsWith(needle)) return 1
  return hay.split(/[\s._/:-]+/).some((word) => word.startsWith(needle)) ? 2 : 3
}

/** The best first; what fits equally well stays in its order. */
export const byRank = <T extends { label: string }>(found: readonly T[], text: string): T[] =>
  found.toSorted((a, b) => rank(a.label, text) - rank(b.label, text))
