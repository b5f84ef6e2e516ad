import { isUnlimited } from '../charts/usage.ts'

/** How much of a quota a form will take. */
export interface Demand {
  /** The service's name of the quota. */
  id: string
  /** For the user, as 'Volumes'. */
  label: string
  used: number
  /** What the form adds. */
  added: number
  /** Negative: unlimited. */
  max: number
  /** The unit of the amounts; they are counts unless given. */
  unit?: 'GB'
  /** Some clouds do not count this: too much of it is a warning, and nothing is blocked. */
  uncertain?: boolean
  /** The sentence if it is too much; it names label and amounts unless given. */
  reason?: string
}

/** The addresses that are left in a chosen subnet or network: at most so many, since other projects' ports are hidden. */
export interface AddressRoom {
  subnet: string
  left: number
  needed: number
}

export type Obstacle =
  | { kind: 'quota'; blocks: boolean; demand: Demand }
  | { kind: 'addresses'; blocks: boolean; room: AddressRoom }
  | { kind: 'name'; blocks: boolean; name: string }
  | { kind: 'warning'; blocks: boolean; text: string }

export interface PreflightFacts {
  demands: readonly Demand[]
  /** The name that is typed, if something has it already. */
  taken?: string | null
  rooms?: readonly AddressRoom[]
  /** Sentences about choices that are possible, but do not fit each other. */
  warnings?: readonly string[]
}

const isExceeded = ({ used, added, max }: Demand): boolean => added > 0 && !isUnlimited(max) && used + added > max

/** What stands in the way of a request, the blocking ones first. A name may be used twice, but seldom should. */
export function obstaclesOf({ demands, taken, rooms = [], warnings = [] }: PreflightFacts): Obstacle[] {
  const obstacles: Obstacle[] = [
    ...demands.filter(isExceeded).map((demand): Obstacle => ({ kind: 'quota', blocks: !demand.uncertain, demand })),
    ...rooms
      .filter(({ left, needed }) => left < needed)
      .map((room): Obstacle => ({ kind: 'addresses', blocks: true, room })),
    ...(taken ? [{ kind: 'name' as const, blocks: false, name: taken }] : []),
    ...warnings.map((text): Obstacle => ({ kind: 'warning', blocks: false, text })),
  ]
  return obstacles.toSorted((a, b) => Number(b.blocks) - Number(a.blocks))
}

/** The quotas that are too small, with the limits that this request needs. */
export const wantedLimits = (obstacles: readonly Obstacle[]): { demand: Demand; limit: number }[] =>
  obstacles.flatMap((obstacle) =>
    obstacle.kind === 'quota' ? [{ demand: obstacle.demand, limit: obstacle.demand.used + obstacle.demand.added }] : [],
  )
