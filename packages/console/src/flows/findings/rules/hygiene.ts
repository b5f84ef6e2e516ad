import { ruleNotes } from '@meridian/contract'
import { named, rule, SECURITY_GROUP, SERVER, VOLUME, type Found } from '../rule.ts'

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i

/** One finding for each name that several have, about the newest of them. */
function sameNames<T extends { id: string; name: string }>(
  type: string,
  items: readonly T[],
  made: (item: T) => string,
): Found[] {
  const names = Map.groupBy(items, ({ name }) => name)
  return [...names].flatMap(([name, some]): Found[] => {
    const [newest] = some.toSorted((a, b) => made(b).localeCompare(made(a)))
    if (!newest || some.length < 2 || name === '') return []
    return [{ thing: named(type, newest), since: made(newest) || null, sure: 'certain', count: some.length }]
  })
}

/** What makes people pick the wrong thing. */
export const hygiene = [
  rule({
    id: 'untaggedInstance',
    kind: 'hygiene',
    needs: ['servers'],
    facts: 'server: tags, metadata, created',
    threshold: null,
    fix: 'look',
    evaluate({ servers }) {
      const bare = servers.filter(({ tags, metadata }) => tags.length === 0 && Object.keys(metadata).length === 0)
      // Where most have none, nobody means to tag.
      const sure = bare.length * 2 <= servers.length ? 'likely' : 'guess'
      return bare.map((server) => ({ thing: named(SERVER, server), since: server.created, sure }))
    },
  }),
  rule({
    id: 'sameInstanceName',
    kind: 'hygiene',
    needs: ['servers'],
    facts: 'server: name, created',
    threshold: null,
    fix: 'look',
    evaluate: ({ servers }) => sameNames(SERVER, servers, ({ created }) => created ?? ''),
  }),
  rule({
    id: 'sameVolumeName',
    kind: 'hygiene',
    needs: ['volumes'],
    facts: 'volume: name, created_at',
    threshold: null,
    fix: 'look',
    evaluate: ({ volumes }) => sameNames(VOLUME, volumes, ({ created_at: at }) => at),
  }),
  rule({
    id: 'volumeWithoutName',
    kind: 'hygiene',
    needs: ['volumes'],
    facts: 'volume: name, created_at, size',
    threshold: null,
    fix: 'look',
    evaluate: ({ volumes }) =>
      volumes
        .filter(({ name }) => name === '' || UUID.test(name))
        .map((volume) => ({
          thing: named(VOLUME, volume),
          since: volume.created_at,
          sure: 'certain' as const,
          count: volume.size,
        })),
  }),
  rule({
    id: 'superfluousRule',
    kind: 'hygiene',
    needs: ['groups'],
    facts: 'security group: security_group_rules, updated_at',
    threshold: null,
    fix: 'look',
    evaluate: ({ groups }) =>
      groups.flatMap((group): Found[] => {
        const keyed = group.security_group_rules.map((one) => ({ key: one.id, rule: one }))
        const notes = ruleNotes(keyed, () => undefined)
        const count = [...notes.values()].filter((some) =>
          some.some(({ kind }) => kind === 'duplicate' || kind === 'shadowed'),
        ).length
        const since = group.updated_at ?? null
        return count > 0 ? [{ thing: named(SECURITY_GROUP, group), since, sure: 'certain', count }] : []
      }),
  }),
]
