import type { ApiError } from '../../api/api-error.ts'

/** The title of a refused form: none for a conflict, which the server's own message tells in full. */
export const failedTitle = (failure: ApiError, sentence: string): string => (failure?.status === 409 ? '' : sentence)
