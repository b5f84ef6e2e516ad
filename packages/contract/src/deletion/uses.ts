import type { Args, Endpoint, ResultOf } from '../endpoint.ts'
import {
  nameOf,
  type Consequence,
  type ConsequenceReason,
  type DeletedType,
  type Effect,
  type Remedy,
} from './consequence.ts'

type ItemOf<E extends Endpoint> = ResultOf<E> extends { items: readonly (infer Item)[] } ? Item : never

/** Reads a list of the API; the caller decides what follows if it cannot be read. */
export type ReadList = <E extends Endpoint>(endpoint: E, args: Args<E>) => Promise<readonly ItemOf<E>[]>

interface Thing {
  id: string
  name?: string | null
  detail?: string
  gigabytes?: number
  remedy?: Remedy
}

/** Things that the deletion of a `T` concerns, and how. */
export interface Use<T> {
  effect: Effect
  /** 'listed' unless given: the type and the names are enough. */
  reason?: ConsequenceReason
  type: DeletedType
  find(item: T, read: ReadList): readonly Thing[] | Promise<readonly Thing[]>
}

/** The list of everything that the deletion of a type concerns; a type that concerns nothing else has no list. */
export type Uses<T> = readonly Use<T>[]

/** The items of all projects that the service lets the user see. */
export const EVERYWHERE = { query: { all_projects: 'true' } } as const
export const everywhere = () => EVERYWHERE
/** All that the list has without a query. */
export const plain = () => ({})

/** A line of a table: the items of a list that use the deleted one, by `uses`; all that the query selects unless given. */
const lineOf = (effect: Effect) => (type: DeletedType, reason?: ConsequenceReason) => ({
  in: <T, E extends Endpoint>(
    list: E,
    query: (item: T) => Args<E>,
    uses: (one: ItemOf<E>, item: T) => boolean = () => true,
    as: (one: ItemOf<E>) => Thing = (one) => one as unknown as Thing, // the items of all these lists have ids
  ): Use<T> => ({
    effect,
    ...(reason && { reason }),
    type,
    find: async (item, read) => {
      const all = await read(list, query(item))
      return all.filter((one) => uses(one, item)).map(as)
    },
  }),
})

export const blocks = lineOf('blocks')
export const goes = lineOf('goes')
export const stays = lineOf('stays')
export const affects = lineOf('affects')

/**
 * What the deletion of the items entails; things that are deleted themselves are left out. An item that is blocked is
 * not deleted, and so may block others.
 */
export async function consequencesOf<T extends { id: string }>(
  uses: Uses<T>,
  items: readonly T[],
  read: ReadList,
): Promise<Consequence[]> {
  const found = await Promise.all(
    items.flatMap((item) =>
      uses.map(async ({ effect, reason = 'listed', type, find }) =>
        (await find(item, read)).map(({ id, name = null, detail, gigabytes, remedy }): Consequence => ({
          effect,
          reason,
          of: item.id,
          type,
          id,
          name: nameOf({ id, name }),
          ...(detail !== undefined && { detail }),
          ...(gigabytes !== undefined && { gigabytes }),
          ...(remedy && { remedy }),
        })),
      ),
    ),
  )
  return withoutDeleted(found.flat(), new Set(items.map(({ id }) => id)))
}

function withoutDeleted(found: readonly Consequence[], deleted: ReadonlySet<string>): Consequence[] {
  const left = found.filter(({ id, of }) => id === of || !deleted.has(id))
  const blocked = new Set(left.flatMap(({ effect, of, remedy }) => (effect === 'blocks' && !remedy ? [of] : [])))
  const rest = new Set([...deleted].filter((id) => !blocked.has(id)))
  return rest.size === deleted.size ? left : withoutDeleted(found, rest)
}
