/** Concurrent calls to a service per request. */
const CONCURRENCY = 8

/**
 * Runs `act` for each item, a few at a time; tries all before it throws the first error. Stops as soon as `isWanted`
 * returns false, with the results so far.
 */
export async function eachOf<T, R>(
  things: readonly T[],
  act: (thing: T) => Promise<R>,
  isWanted = () => true,
): Promise<R[]> {
  // `async`, so that a synchronous throw is a rejection too.
  const outcomes: PromiseSettledResult<R>[] = []
  for (let next = 0; next < things.length && isWanted(); next += CONCURRENCY)
    outcomes.push(
      ...(await Promise.allSettled(things.slice(next, next + CONCURRENCY).map(async (thing) => act(thing)))),
    )
  return outcomes.map((outcome) => {
    if (outcome.status === 'rejected') throw outcome.reason
    return outcome.value
  })
}
