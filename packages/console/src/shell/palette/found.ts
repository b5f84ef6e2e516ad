import type { LucideIcon } from 'lucide-react'
import type { Choice } from '../../framework/session/choices.ts'

/** What can be found by its words. */
export interface Findable {
  /** A stable key. */
  key: string
  label: string
  /** Where it is, or which of its values matched. */
  note: string
  /** What else people call it. */
  otherNames?: readonly string[]
}

/** A match of find-anything. */
export interface Found extends Findable {
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
const isNamed = ({ label, note }: Pick<Found, 'label' | 'note'>, text: string): boolean => {
  const hay = `${label} ${note}`.toLowerCase()
  return words(text).every((word) => hay.includes(word))
}

/** Whether every typed word begins a word of the other name: parts in the middle would match by chance. */
const isCalled = (name: string, text: string): boolean => {
  const all = words(name)
  return words(text).every((word) => all.some((each) => each.startsWith(word)))
}

/** What the text names, beside what is called so in other words: then the note begins with these. */
export const matching = <T extends Findable>(found: readonly T[], text: string): T[] =>
  found.flatMap((one) => {
    if (isNamed(one, text)) return [one]
    const [name] = (one.otherNames ?? [])
      .filter((each) => isCalled(each, text))
      .toSorted((a, b) => nameRank(a, text) - nameRank(b, text))
    return name === undefined ? [] : [{ ...one, note: [name, one.note].filter(Boolean).join(' · ') }]
  })

/** How well a name matches: 0 equal, 1 starts with the text, 2 one of its words does, 3 contains it. */
function nameRank(name: string, text: string): number {
  const [hay, needle] = [name.toLowerCase(), text.trim().toLowerCase()]
  if (hay === needle) return 0
  if (hay.startsWith(needle)) return 1
  return hay.split(/[\s._/:-]+/).some((word) => word.startsWith(needle)) ? 2 : 3
}

/** An other name is as good as a label that matches a little less. */
const rank = ({ label, otherNames = [] }: Pick<Found, 'label' | 'otherNames'>, text: string): number =>
  Math.min(nameRank(label, text), ...otherNames.map((name) => nameRank(name, text) + 0.5))

/** An action on an item that the text orders, as `reboot web-1`. */
export interface FoundOrder extends Found {
  /** The name of the item is typed whole, and not only a part of it. */
  whole: boolean
}

const isExact = (found: Found, text: string): boolean => rank(found, text) < 1

/**
 * What has just the typed name comes before what was ordered for an item, and that before other labels; a part of an
 * item's name is the weakest match: `create server` is no order for the image 'Windows Server'.
 */
export const withOrders = (found: readonly Found[], orders: readonly FoundOrder[], text: string): Found[] => [
  ...found.filter((one) => isExact(one, text)),
  ...orders.filter(({ whole }) => whole),
  ...found.filter((one) => !isExact(one, text)),
  ...orders.filter(({ whole }) => !whole),
]

/** Groups that begin with just the typed label or other name come first, for Enter chooses the first match. */
export const exactFirst = (groups: readonly FoundGroup[], text: string): FoundGroup[] => {
  const rest = ({ items: [first] }: FoundGroup) => (first ? Math.min(rank(first, text), 1) : 1)
  return groups.toSorted((a, b) => rest(a) - rest(b))
}

/** Best match first; among equal ones those of `recent` keys, then as they came. */
export const byRank = <T extends Pick<Found, 'key' | 'label' | 'otherNames'>>(
  found: readonly T[],
  text: string,
  recent: readonly string[] = [],
): T[] => {
  const age = ({ key }: T) => (recent.includes(key) ? recent.indexOf(key) : recent.length)
  return found.toSorted((a, b) => rank(a, text) - rank(b, text) || age(a) - age(b))
}
