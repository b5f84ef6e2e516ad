import type { ApiError } from '../../api/api-error.ts'

/** The title of a refused form: none for a conflict, which the server's own message tells in full. */
export const failedTitle = ({ failure }: { failure: ApiError | null }, sentence: string): string =>
  failure?.status === 409 ? '' : sentence
