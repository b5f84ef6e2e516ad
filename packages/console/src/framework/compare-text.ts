/** The order of names that people read: as the page's language has it, and "web-2" before "web-10". */
export const compareText = (a: string, b: string): number =>
  a.localeCompare(b, pageLanguage(), { numeric: true, sensitivity: 'base' }) || (a < b ? -1 : Number(a > b))

/** Rules that sort are called from everywhere, tests too, and would have to be handed it through all of that. */
const pageLanguage = (): string | undefined => globalThis.document?.documentElement.lang || undefined
