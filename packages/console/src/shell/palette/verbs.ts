/** What a text orders: an action by some words of its label, and the name of the item that it is for. */
export interface Order<A> {
  subject: string
  actions: A[]
}

/** Fewer letters would be the beginning of too many labels. */
const MIN_VERB = 3

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[\s()…-]+/)
    .filter(Boolean)

/** Whether each typed word begins a word of the label. */
const isIn = (typed: readonly string[], label: string): boolean => {
  const words = wordsOf(label)
  return typed.every((word) => words.some((each) => each.startsWith(word)))
}

/**
 * Reads `reboot web-1` or `web-1 reboot`. As many words as possible are the action's; null if no action has them, or
 * nothing is left to name an item.
 */
export function orderIn<A>(
  text: string,
  actions: readonly A[],
  labelsOf: (action: A) => readonly string[],
): Order<A> | null {
  const words = text.trim().split(/\s+/)
  for (let count = words.length - 1; count > 0; count -= 1) {
    for (const [verb, rest] of [
      [words.slice(0, count), words.slice(count)],
      [words.slice(-count), words.slice(0, -count)],
    ] as const) {
      const typed = verb.map((word) => word.toLowerCase())
      if (!typed.some((word) => word.length >= MIN_VERB)) continue
      const fitting = actions.filter((action) => labelsOf(action).some((label) => isIn(typed, label)))
      if (fitting.length > 0) return { subject: rest.join(' '), actions: fitting }
    }
  }
  return null
}
