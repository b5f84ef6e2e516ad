import type { Item, Kind, Writer } from './kinds.ts'

/** Records the acknowledged writes of one resource type. */
export interface Ledger {
  /** Creates and deletes until a kill interrupts a request. */
  write: (writer: Writer, round: number) => Promise<void>
  /** Returns what is wrong after a restart. An interrupted request may or may not have taken effect. */
  check: (writer: Writer) => Promise<string[]>
  /** Returns the items with pending jobs. */
  busy: (writer: Writer) => Promise<string[]>
  acknowledged: () => number
}

/** The newest items stay and older ones are deleted, so that every check covers both. */
const MAX_ITEMS = 4

/** Of the names of created items; all others are seeded. */
const PREFIX = 'kill-'

/** Calls `onAcknowledged` for each acknowledged write. */
export function ledgerOf(title: string, kind: Kind, onAcknowledged: () => void): Ledger {
  /** Name → id, or undefined if deleted. */
  const known = new Map<string, string | undefined>()
  /** Names with a request in flight. */
  const inFlight = new Set<string>()
  /** Names whose creation a kill interrupted. */
  const interrupted = new Set<string>()
  let count = 0
  const acknowledge = () => {
    count++
    onAcknowledged()
  }

  const createdItems = async (writer: Writer) =>
    new Map((await kind.list(writer)).filter(({ name }) => name?.startsWith(PREFIX)).map((item) => [item.name, item]))

  const create = async (writer: Writer, name: string) => {
    inFlight.add(name)
    const id = await kind.create(writer, name)
    inFlight.delete(name)
    if (id === undefined) return
    known.set(name, id)
    acknowledge()
  }

  const removeOldest = async (writer: Writer) => {
    const existing = [...known].filter(([name, id]) => id !== undefined && !inFlight.has(name))
    const [name, id] = existing[0] ?? []
    if (existing.length <= MAX_ITEMS || name === undefined || id === undefined) return
    inFlight.add(name)
    const { status } = await writer.send('DELETE', kind.path(writer, id))
    inFlight.delete(name)
    if (status >= 300) return
    known.set(name, undefined)
    acknowledge()
  }

  const wrong = (name: string, item: Item | undefined): string | undefined => {
    if (!known.has(name)) return 'was never created'
    if (known.get(name) === undefined) return item && !item.isDeleting ? 'was deleted and is back' : undefined
    if (!item) return 'is lost'
    if (item.state === 'broken') return 'is broken'
    return item.state === 'partial' && !interrupted.has(name) ? 'is incomplete' : undefined
  }

  return {
    async write(writer, round) {
      for (let number = 0; number < (kind.perRound ?? Infinity); number++) {
        await create(writer, `${PREFIX}${round}-${number}`)
        await removeOldest(writer)
      }
    },
    async check(writer) {
      const items = await createdItems(writer)
      for (const name of inFlight) {
        const item = items.get(name)
        known.set(name, item?.isDeleting ? undefined : item?.id)
        interrupted.add(name)
      }
      inFlight.clear()
      return [...new Set([...known.keys(), ...items.keys()])].flatMap((name) => {
        const what = wrong(name, items.get(name))
        return what === undefined ? [] : `${title} ${name} ${what}`
      })
    },
    busy: async (writer) =>
      [...(await createdItems(writer)).values()]
        .filter(({ isBusy }) => isBusy)
        .map(({ name }) => `${title} ${name} has a pending job`),
    acknowledged: () => count,
  }
}
