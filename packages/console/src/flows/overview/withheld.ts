import type { ApiError } from '../../api/api-error.ts'

const FORBIDDEN = 403
/** The service is there, but not what it was asked for. */
const ABSENT = 501

/** Whether a service does not tell this to this user at all: then there is nothing to show, and nothing to mend. */
export const isWithheld = (error: ApiError | null): boolean => error?.status === FORBIDDEN || error?.status === ABSENT
