import type { NavService } from '../../framework/resource/nav-services.ts'
import type { PageManifest, RegistryEntry } from '../../framework/resource/registry.ts'
import { entriesOfService, navigationOf, type Half } from './navigation.ts'

const yes = () => true
const EVERYTHING = { serves: yes, allows: yes, has: yes, isOn: yes }

const wordsIn = (path: string) => path.slice(path.lastIndexOf('/') + 1).split(/[_-]/)

/** The letters that may stand for a path: the beginnings of the words of its last part first. */
const lettersIn = (path: string): string[] => [
  ...wordsIn(path).map((word) => word.slice(0, 1)),
  ...wordsIn(path)
    .join('')
    .replaceAll(/[^a-z]/g, ''),
  ...'bcdfghjklmnpqrstvwxz'.split(''),
]

/**
 * The letter of each place of a service, by its path: the same for everybody, whatever the cloud offers and whatever the
 * language, and unique in its service and half.
 */
export function placeCodes(
  manifests: readonly (PageManifest | RegistryEntry)[],
  half: Half,
  service: NavService,
): ReadonlyMap<string, string> {
  const all = navigationOf(manifests, EVERYTHING).halves.find((each) => each.half === half)
  const places = all?.services.find((each) => each.service === service)
  const codes = new Map<string, string>()
  const taken = new Set<string>()
  const paths = places ? entriesOfService(places).map((entry) => entry.path) : []
  // Networks come before the network map: a name of one word has its own letter.
  for (const path of paths.toSorted((one, other) => wordsIn(one).length - wordsIn(other).length)) {
    const letter = lettersIn(path).find((each) => !taken.has(each))
    if (letter === undefined) continue
    taken.add(letter)
    codes.set(path, letter)
  }
  return codes
}
