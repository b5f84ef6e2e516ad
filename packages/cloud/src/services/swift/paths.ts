import { isUtf8 } from 'node:buffer'
import { refusedInPlainText, refusedWith } from './faults.ts'
import { MAX_ACCOUNT_NAME, MAX_CONTAINER_NAME, MAX_OBJECT_NAME } from './limits.ts'

export interface AccountPath {
  account: string
}

export interface ContainerPath extends AccountPath {
  container: string
}

export interface ObjectPath extends ContainerPath {
  object: string
}

/** Names can contain any character but NUL. */
export function requireWellFormed(path: Partial<ObjectPath>): void {
  if (Object.values(path).some((name) => name.includes('\0'))) throw refusedWith(412, 'Invalid UTF8 or contains NULL')
}

const bytesOf = (name: string) => Buffer.byteLength(name)

export function requireAccountName({ account }: AccountPath): void {
  if (bytesOf(account) > MAX_ACCOUNT_NAME) {
    throw refusedWith(400, `Account name length of ${bytesOf(account)} longer than ${MAX_ACCOUNT_NAME}`)
  }
}

export function requireContainerName({ container }: ContainerPath): void {
  if (bytesOf(container) > MAX_CONTAINER_NAME) {
    throw refusedWith(400, `Container name length of ${bytesOf(container)} longer than ${MAX_CONTAINER_NAME}`)
  }
}

export function requireObjectName({ object }: ObjectPath): void {
  if (bytesOf(object) > MAX_OBJECT_NAME) {
    throw refusedInPlainText(400, `Object name length of ${bytesOf(object)} longer than ${MAX_OBJECT_NAME}`)
  }
}

/** Percent-encodes a name for a header, except for slashes. */
export const quoted = (name: string) => encodeURIComponent(name).replaceAll('%2F', '/')

/** `/v1/AUTH_x/photos/2026/a.jpg` */
export const urlPath = ({ account, container, object }: ObjectPath) =>
  `/v1/${[account, container, object].map(quoted).join('/')}`

/** Splits `container/object`, with or without a leading slash; undefined if there is no object. */
export function splitPath(path: string): { container: string; object: string } | undefined {
  const place = path.replace(/^\//, '')
  const slash = place.indexOf('/')
  if (slash < 1 || slash === place.length - 1 || place.includes('\0')) return undefined
  return { container: place.slice(0, slash), object: place.slice(slash + 1) }
}

/** Like `splitPath`, for a percent-encoded header. */
export const splitHeader = (text: string) => splitPath(decoded(text) ?? '')

/** Decodes a percent-encoded header; undefined if it is not UTF-8. */
export function decoded(text: string): string | undefined {
  const bytes = Buffer.from(unquoted(text), 'latin1')
  return isUtf8(bytes) ? bytes.toString('utf8') : undefined
}

/** Percent-encodes what is not encoded yet, also invalid UTF-8. */
export const requoted = (text: string) =>
  unquoted(text).replaceAll(
    /[^\w.~/-]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).padStart(2, '0').toUpperCase()}`,
  )

/** Decodes to one character per byte; invalid percent sequences stay. */
const unquoted = (text: string) =>
  text.replaceAll(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
