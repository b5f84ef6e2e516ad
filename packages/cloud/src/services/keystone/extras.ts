type Attributes = Record<string, unknown>

/** What a body says that the API has no name for: Keystone keeps it and shows it beside the rest. */
export const extrasOf = (body: Attributes, known: readonly string[]): Attributes =>
  Object.fromEntries(Object.entries(body).filter(([name]) => !known.includes(name)))

/** Resource options after a change, in which null takes one away. */
export const changedOptions = (before: Attributes, change: Attributes = {}): Attributes =>
  Object.fromEntries(Object.entries({ ...before, ...change }).filter(([, value]) => value !== null))

/** Keys that every resource has and nobody sets. */
export const OWN_KEYS = ['id', 'links', 'extra'] as const
