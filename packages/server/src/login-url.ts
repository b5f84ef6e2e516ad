import { safeNext } from './safe-next.ts'

/** The sign-in page, which leads back to `next`; whoever had a session is told that it is over. */
export function loginUrl(base: string, next: string | undefined, ended: boolean): string {
  const query = new URLSearchParams()
  const back = safeNext(next, base)
  if (back !== base) query.set('next', back)
  if (ended) query.set('reason', 'expired')
  return `${base}auth/login/${query.size ? `?${query}` : ''}`
}
