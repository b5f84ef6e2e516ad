import { ApiError } from '../../api/api-error.ts'

/** Whether the cloud has something: undefined while it is read, an error if the service does not answer. */
export type Presence = boolean | ApiError | undefined

const RETRY_MS = 5000

/** 501 means that the cloud does not have the service; a refusal is an answer too. */
export const isOutage = ({ reason, status }: ApiError): boolean =>
  reason !== 'refused' || (status >= 500 && status !== 501)

/** Options of a query whose failure hides parts of the console: it is repeated until the service found. */
export const untilAnswered = {
  refetchInterval: ({ state }: { state: { error: ApiError | null } }) =>
    state.error && isOutage(state.error) ? RETRY_MS : false,
} as const

/** True if any is, then the outage, then undefined: what is unknown is not absent. */
export function anyPresence(found: readonly Presence[]): Presence {
  if (found.includes(true)) return true
  const outage = found.find((one) => one instanceof ApiError)
  return outage ?? (found.includes(undefined) ? undefined : false)
}

/** False if any is, then undefined, then the outage. */
export function allPresence(found: readonly Presence[]): Presence {
  if (found.includes(false)) return false
  if (found.includes(undefined)) return undefined
  return found.find((one) => one instanceof ApiError) ?? true
}
