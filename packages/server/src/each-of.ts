/** Concurrent calls to a service per request. */
const CONCURRENCY = 8

/** Runs `act` for each item, a few at a time; tries all before it throws the first error. */
export async function eachOf<T, R>(things: readonly T[], act: (thing: T) => Promise<R>): Promise<R[]> {
  // `async`, so that a synchronous throw is a rejection too.
  const outcomes: PromiseSettledResult<R>[] = []
  for (let next = 0; next < things.length; next += CONCURRENCY)
    outcomes.push(
      ...(await Promise.allSettled(things.slice(next, next + CONCURRENCY).map(async (thing) => act(thing)))),
    )
  return outcomes.map((outcome) => {
    if (outcome.status === 'rejected') throw outcome.reason
    return outcome.value
  })
}
