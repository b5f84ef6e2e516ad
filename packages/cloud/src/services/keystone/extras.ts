type Attributes = Record<string, unknown>

/** Attributes that are not in the API's schema: Keystone stores them and returns them with the others. */
export const extrasOf = (body: Attributes, known: readonly string[]): Attributes =>
  Object.fromEntries(Object.entries(body).filter(([name]) => !known.includes(name)))

/** Resource options after an update; null removes an option. */
export const changedOptions = (before: Attributes, change: Attributes = {}): Attributes =>
  Object.fromEntries(Object.entries({ ...before, ...change }).filter(([, value]) => value !== null))

/** Keys of every resource that clients cannot set. */
export const OWN_KEYS = ['id', 'links', 'extra'] as const
