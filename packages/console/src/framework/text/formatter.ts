import type { IntlShape } from 'react-intl'

/**
 * Makes a formatter once for each intl. `intl.formatNumber` and its like look theirs up anew with each call, which
 * a table of thousands of rows would spend most of its time on.
 */
export function formatterOf<F>(make: (intl: Pick<IntlShape, 'locale' | 'timeZone'>) => F) {
  const made = new WeakMap<object, F>()
  return (intl: Pick<IntlShape, 'locale' | 'timeZone'>): F => {
    const known = made.get(intl) ?? make(intl)
    made.set(intl, known)
    return known
  }
}
