import type { Item, Kind, Writer } from './kinds.ts'

/** What a client was told about the things of one kind. */
export interface Ledger {
  /** Makes and deletes, until the kill cuts a request off. */
  write: (writer: Writer, round: number) => Promise<void>
  /** What the cloud has wrongly after a restart; what was on its way may have happened or not. */
  check: (writer: Writer) => Promise<string[]>
  /** What still has work to be done on. */
  busy: (writer: Writer) => Promise<string[]>
  /** So many writes were acknowledged. */
  acknowledged: () => number
}

/** So many stay; older ones are deleted, so that there is always something to find and something to miss. */
const KEPT = 4

/** Names begin like this; everything else is the seed's. */
const PREFIX = 'kill-'

/** `onAcknowledged` is called for every write that the cloud has said yes to. */
export function ledgerOf(title: string, kind: Kind, onAcknowledged: () => void): Ledger {
  /** By name: the id of what is there, undefined for what is gone. */
  const known = new Map<string, string | undefined>()
  const unsure = new Set<string>()
  /** Cut off between two of the requests that make them. */
  const begun = new Set<string>()
  let count = 0
  const acknowledge = () => {
    count++
    onAcknowledged()
  }

  const own = async (writer: Writer) =>
    new Map((await kind.list(writer)).filter(({ name }) => name?.startsWith(PREFIX)).map((item) => [item.name, item]))

  const make = async (writer: Writer, name: string) => {
    unsure.add(name)
    const id = await kind.make(writer, name)
    unsure.delete(name)
    if (id === undefined) return
    known.set(name, id)
    acknowledge()
  }

  const removeOldest = async (writer: Writer) => {
    const there = [...known].filter(([name, id]) => id !== undefined && !unsure.has(name))
    const [name, id] = there[0] ?? []
    if (there.length <= KEPT || name === undefined || id === undefined) return
    unsure.add(name)
    const { status } = await writer.send('DELETE', kind.path(writer, id))
    unsure.delete(name)
    if (status >= 300) return
    known.set(name, undefined)
    acknowledge()
  }

  const wrong = (name: string, item: Item | undefined): string | undefined => {
    if (!known.has(name)) return 'was never made'
    if (known.get(name) === undefined) return item && !item.isGoing ? 'is back' : undefined
    if (!item) return 'is lost'
    if (item.state === 'broken') return 'is broken'
    return item.state === 'begun' && !begun.has(name) ? 'is not whole' : undefined
  }

  return {
    async write(writer, round) {
      for (let number = 0; number < (kind.perRound ?? Infinity); number++) {
        await make(writer, `${PREFIX}${round}-${number}`)
        await removeOldest(writer)
      }
    },
    async check(writer) {
      const items = await own(writer)
      for (const name of unsure) {
        const item = items.get(name)
        known.set(name, item?.isGoing ? undefined : item?.id)
        begun.add(name)
      }
      unsure.clear()
      return [...new Set([...known.keys(), ...items.keys()])].flatMap((name) => {
        const what = wrong(name, items.get(name))
        return what === undefined ? [] : `${title} ${name} ${what}`
      })
    },
    busy: async (writer) =>
      [...(await own(writer)).values()]
        .filter(({ isBusy }) => isBusy)
        .map(({ name }) => `${title} ${name} is not done`),
    acknowledged: () => count,
  }
}
