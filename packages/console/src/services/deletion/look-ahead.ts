import { consequencesOf, ownerOf, type Consequence, type Uses } from '@meridian/contract'
import type { LookAhead, Outlook, OutlookTools } from '../../framework/resource/consequences.ts'
import { createLists, type Lists } from './lists.ts'
import { toLines } from './to-lines.ts'

/** Of more items than these, only the first are looked at. */
const MAX_LOOKED_AT = 20

/** A look-ahead that reads lists and applies a rule of the contract to them. */
export const lookAhead =
  <T extends object>(
    find: (items: readonly T[], lists: Lists) => Promise<readonly Consequence[]>,
    more: (
      items: readonly T[],
      tools: OutlookTools<T>,
      found: readonly Consequence[],
      lists: Lists,
    ) => Partial<Outlook> | Promise<Partial<Outlook>> = () => ({}),
  ): LookAhead<T> =>
  async (items, tools) => {
    const looked = items.slice(0, MAX_LOOKED_AT)
    const lists = createLists(looked.some((item) => isForeign(item, tools.project)))
    const consequences = await find(looked, lists)
    const gone = consequences.reduce((sum, one) => sum + (one.effect === 'goes' ? (one.gigabytes ?? 0) : 0), 0)
    const outlook = {
      lines: toLines(consequences, tools.intl),
      first: [],
      gigabytes: gone,
      ...(await more(items, tools, consequences, lists)),
    }
    return { ...outlook, unread: lists.gaps(), incomplete: lists.hasFailed() || items.length > looked.length }
  }

/** A look-ahead by the list of what uses the type. */
export const lookAheadOf = <T extends { id: string }>(uses: Uses<T>): LookAhead<T> =>
  lookAhead<T>((items, { read }) => consequencesOf(uses, items, read))

/** Items of other projects are in no list of the tab's own. */
const isForeign = (item: object, project: string | null): boolean => (ownerOf(item) ?? project) !== project
