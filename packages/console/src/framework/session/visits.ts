import * as z from 'zod'

const Counts = z.record(z.string(), z.number().int().positive())

/** Beyond this sum all counts are halved, so that old habits fade. */
const MOST = 200

/** Each user in each project has their own habits. */
const storageKey = (owner: string) => `meridian.visits.${owner}`

function countsOf(owner: string): Record<string, number> {
  try {
    return Counts.parse(JSON.parse(localStorage.getItem(storageKey(owner)) ?? '{}'))
  } catch {
    // Storage is forbidden or invalid: nothing was visited.
    return {}
  }
}

/** Counts a visit to a page, or a use of a shortcut, in this browser. */
export function recordVisit(owner: string, address: string): void {
  const before = countsOf(owner)
  const counts = { ...before, [address]: (before[address] ?? 0) + 1 }
  const sum = Object.values(counts).reduce((total, count) => total + count, 0)
  const kept = sum > MOST ? halved(counts) : counts
  try {
    localStorage.setItem(storageKey(owner), JSON.stringify(kept))
  } catch {
    // Storage may be forbidden; then nothing is counted.
  }
}

const halved = (counts: Record<string, number>) =>
  Object.fromEntries(Object.entries(counts).flatMap(([address, count]) => (count > 1 ? [[address, count >> 1]] : [])))

/** The addresses that were visited at least `least` times, most often first. */
export const mostVisited = (owner: string, least = 1): string[] =>
  Object.entries(countsOf(owner))
    .filter(([, count]) => count >= least)
    .toSorted(([, a], [, b]) => b - a)
    .map(([address]) => address)
