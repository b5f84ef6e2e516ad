/** Long work that stops now and then, so that a page can show something in between. */
export type Steps<T> = Generator<void, T>

/** All of it at once. */
export function allOf<T>(steps: Steps<T>): T {
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}
