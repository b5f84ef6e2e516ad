import type { Effect, Gap } from '@meridian/contract'
import type { IntlShape } from 'react-intl'
import * as z from 'zod'
import type { PlanStep } from '../plan/plan.ts'
import type { ItemReference } from './item.ts'

/** A step besides those of the action itself. */
export interface ExtraStep extends PlanStep {
  /** The item of the action that waits for it, or that it waits for. */
  of: string
  /** Whether it is done before the action acts on the item; else after. */
  before: boolean
  /** What it deletes, if it is a deletion. */
  target?: ItemReference
  /** What is gone after it, or changed. */
  deletes?: ItemReference
  changes?: ItemReference
}

/** One line of what an action entails. */
export interface ConsequenceLine {
  /** Unique among the lines. */
  key: string
  effect: Effect
  /** The items of the action that it follows from. */
  of: readonly string[]
  /** The type of the things, if the text has only their names. */
  type?: string
  text: string
  /** As '40 GB'. */
  amount?: string
  /** The things that the line is about. */
  links: readonly (ItemReference & { name: string })[]
  /** What the user may add to the plan because of it. */
  choice?: { label: string; steps: readonly ExtraStep[]; gigabytes?: number; large?: boolean }
}

/** What an action entails, found in lists before it is confirmed. */
export interface Outlook {
  lines: readonly ConsequenceLine[]
  /** Steps that come before the action whatever the user includes. */
  first: readonly ExtraStep[]
  /** Gigabytes of data that the action itself deletes. */
  gigabytes: number
  /** So much is lost that the user types a word, whatever its size. */
  large?: boolean
  /** The services that could not be asked, with their words. */
  unread?: readonly Gap[]
  /** Some lists could not be read, or the items were too many. */
  incomplete: boolean
}

export interface OutlookTools<T> {
  intl: IntlShape
  label(item: T): string
  /** The project of the tab; items of others are looked up in all projects. */
  project: string | null
}

/** Finds out what an action on the items entails. */
export type LookAhead<T> = (items: readonly T[], tools: OutlookTools<T>) => Promise<Outlook>

export interface OutlookChoice {
  /** The keys of the lines that the user has included. */
  chosen: ReadonlySet<string>
  /** The items that the service would refuse: something prevents them that is not included. */
  blocked: ReadonlySet<string>
}

/** What the user sees, and has chosen. */
export interface SeenOutlook extends Outlook, OutlookChoice {}

export const choiceOf = ({ lines }: Pick<Outlook, 'lines'>, chosen: ReadonlySet<string>): OutlookChoice => ({
  chosen,
  blocked: new Set(lines.flatMap(({ key, effect, of }) => (effect === 'blocks' && !chosen.has(key) ? of : []))),
})

/** What the user has agreed to: the lines that the confirmation showed, and those that were included, by their keys. */
export const Agreement = z.object({ seen: z.array(z.string()), chosen: z.array(z.string()) })
export type Agreement = z.infer<typeof Agreement>

/** Whether the outlook has nothing that the user has not agreed to. */
export const isAgreed = ({ lines, incomplete }: Outlook, { seen }: Agreement): boolean =>
  !incomplete && lines.every(({ key }) => seen.includes(key))

/** What the confirmation dialog needs to show an outlook and the plan that follows from the user's choices. */
export interface OutlookRequest {
  look(): Promise<Outlook>
  /** The keys of the lines that are included at first. */
  chosen?: readonly string[] | undefined
  /** What the action acts on. */
  items: readonly { id: string; name: string }[]
  /** The steps in the order of the plan, without the blocked items. */
  steps(seen: SeenOutlook): readonly PlanStep[]
  /** What the user has to type, because much would be lost; null: nothing. */
  typed(seen: SeenOutlook): string | null
}
