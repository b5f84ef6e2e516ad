/** The value of a `datetime-local` input for an ISO moment, in the browser's time zone. */
export function localOf(moment: string): string {
  const date = new Date(moment)
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

/** The ISO moment of a `datetime-local` input. */
export const momentOf = (local: string): string => new Date(local).toISOString()

/** Whether the input has a time after `now`, in ms. */
export const isLater = (local: string, now: number): boolean => Date.parse(local) > now
