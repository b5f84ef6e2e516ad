/** Nobody waits for more requests. */
const MOST_TRIED = 12

/** The first project, in the given order, in which the item can be loaded; null if none of the first dozen has it. */
export async function firstHolder<P>(
  projects: readonly P[],
  load: (project: P) => Promise<unknown>,
): Promise<P | null> {
  const tried = projects.slice(0, MOST_TRIED)
  const found = await Promise.all(
    tried.map((project) =>
      load(project).then(
        () => true,
        () => false, // not there, or not for this user
      ),
    ),
  )
  return tried[found.indexOf(true)] ?? null
}
