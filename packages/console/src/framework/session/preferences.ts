import { readCookie, writeCookie } from '../../cookies.ts'

interface NumberPreference {
  min: number
  max: number
  read(): number
  write(value: number): void
}

/** A number that the user chose, kept in a cookie by the name that OpenStack's own dashboard gives it. */
const numberPreference = (cookie: string, fallback: number, max: number): NumberPreference => ({
  min: 1,
  max,
  read() {
    const value = Number(readCookie(cookie))
    return Number.isInteger(value) && value >= 1 && value <= max ? value : fallback
  },
  write: (value) => writeCookie(cookie, String(value)),
})

/** How many items the first page of a list has; the server reads the same cookie. */
export const pageSize = numberPreference('API_RESULT_PAGE_SIZE', 20, 1000)

/** How many lines of an instance's log are shown first. */
export const logLength = numberPreference('INSTANCE_LOG_LENGTH', 35, 100_000)
