/** How many calls of one request a service is asked at once. */
const AT_ONCE = 8

/** Does the same with each, a few at a time and in order; all are tried before the first refusal is thrown. */
export async function eachOf<T, R>(things: readonly T[], act: (thing: T) => Promise<R>): Promise<R[]> {
  // `async`, so that what is thrown at once is an outcome too and does not leave the others alone.
  const outcomes: PromiseSettledResult<R>[] = []
  for (let next = 0; next < things.length; next += AT_ONCE)
    outcomes.push(...(await Promise.allSettled(things.slice(next, next + AT_ONCE).map(async (thing) => act(thing)))))
  return outcomes.map((outcome) => {
    if (outcome.status === 'rejected') throw outcome.reason
    return outcome.value
  })
}
