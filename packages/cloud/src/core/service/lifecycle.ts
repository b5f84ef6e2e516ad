import type { Fault } from '../errors/fault.ts'

type Moves<Status extends string, Move extends string> = Partial<Record<Status, Partial<Record<Move, Status>>>>

/** A table of allowed status changes: `next(status, move)` returns the new status or throws `refuse(status, move)`. */
export function lifecycle<Status extends string, Move extends string>(
  moves: Moves<Status, Move>,
  refuse: (status: Status, move: Move) => Fault,
): (status: Status, move: Move) => Status {
  return (status, move) => {
    const next = moves[status]?.[move]
    if (next === undefined) throw refuse(status, move)
    return next
  }
}
