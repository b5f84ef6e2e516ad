import { safeNext } from './safe-next.ts'

/** URL of the sign-in page, which leads back to `next`; a user who had a session reads that it has ended. */
export function loginUrl(base: string, next: string | undefined, ended: boolean): string {
  const query = new URLSearchParams()
  const back = safeNext(next, base)
  if (back !== base) query.set('next', back)
  if (ended) query.set('reason', 'expired')
  return `${base}auth/login/${query.size ? `?${query}` : ''}`
}
