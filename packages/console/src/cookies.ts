const YEAR_S = 365 * 24 * 60 * 60

/** The value of a cookie that scripts may read. */
export function readCookie(name: string): string | undefined {
  const value = new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1]
  try {
    return value === undefined ? undefined : decodeURIComponent(value)
  } catch {
    return undefined // another host of the domain can set any text
  }
}

/** What changes must repeat in X-CSRFToken. Over TLS only our server can have set the cookie of the first name. */
export const csrfToken = (): string => readCookie('__Host-csrftoken') ?? readCookie('csrftoken') ?? ''

/** Stores a choice of the user in a cookie of this console for a year; undefined removes it. */
export function writeCookie(name: string, value: string | undefined): void {
  const { pathname, protocol } = new URL(document.baseURI)
  const rest = `Path=${pathname}; SameSite=Lax${protocol === 'https:' ? '; Secure' : ''}`
  const maxAge = value === undefined ? 0 : YEAR_S
  document.cookie = `${name}=${encodeURIComponent(value ?? '')}; Max-Age=${maxAge}; ${rest}`
}
