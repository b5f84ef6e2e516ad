import { createHmac } from 'node:crypto'
import type { ContainerSettings, ObjectSettings, ObjectSettingsChange } from '@meridian/contract'

export type Headers = Record<string, string | string[] | undefined>

const text = (headers: Headers, name: string): string => {
  const value = headers[name]
  return typeof value === 'string' ? value : ''
}

const isTrue = (value: string) => ['true', '1', 'yes', 'on', 't', 'y'].includes(value.toLowerCase())

const limit = (value: string): number | null => (/^\d+$/.test(value) ? Number(value) : null)

/** Metadata that has fields of its own, and the keys of temporary links, which nobody may read. */
const OWN_FIELDS = [
  'quota-bytes',
  'quota-count',
  'web-index',
  'web-error',
  'web-listings',
  'temp-url-key',
  'temp-url-key-2',
  'access-control-allow-origin',
]

/** The metadata of an account, container or object, without the prefix. */
export function metadataIn(headers: Headers, of: 'account' | 'container' | 'object'): Record<string, string> {
  const prefix = `x-${of}-meta-`
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => {
      const key = name.slice(prefix.length)
      const isShown = name.startsWith(prefix) && !OWN_FIELDS.includes(key) && typeof value === 'string'
      return isShown && value !== '' ? [[key, value]] : []
    }),
  )
}

export const toContainerSettings = (headers: Headers): ContainerSettings => ({
  read_acl: text(headers, 'x-container-read'),
  write_acl: text(headers, 'x-container-write'),
  versions_enabled: isTrue(text(headers, 'x-versions-enabled')),
  quota_bytes: limit(text(headers, 'x-container-meta-quota-bytes')),
  quota_count: limit(text(headers, 'x-container-meta-quota-count')),
  web_index: text(headers, 'x-container-meta-web-index'),
  web_error: text(headers, 'x-container-meta-web-error'),
  web_listings: isTrue(text(headers, 'x-container-meta-web-listings')),
  metadata: metadataIn(headers, 'container'),
})

type Metadata = Readonly<Record<string, string>>

/** The headers that replace metadata; an empty one unsets a key that is gone. */
export const toMetadataHeaders = (of: 'account' | 'container', after: Metadata, before: Metadata) =>
  Object.fromEntries(
    Object.keys({ ...before, ...after }).map((key) => [`x-${of}-meta-${key}`, encoded(after[key] ?? '')]),
  )

/** The headers of a POST; an empty header unsets its value, and a key that is gone is unset. */
export function toContainerHeaders(settings: ContainerSettings, before: ContainerSettings): Record<string, string> {
  return {
    'x-container-read': settings.read_acl,
    'x-container-write': settings.write_acl,
    ...(settings.versions_enabled === before.versions_enabled
      ? {}
      : { 'x-versions-enabled': String(settings.versions_enabled) }),
    'x-container-meta-quota-bytes': String(settings.quota_bytes ?? ''),
    'x-container-meta-quota-count': String(settings.quota_count ?? ''),
    'x-container-meta-web-index': settings.web_index,
    'x-container-meta-web-error': settings.web_error,
    'x-container-meta-web-listings': settings.web_listings ? 'true' : '',
    ...toMetadataHeaders('container', settings.metadata, before.metadata),
  }
}

/** Header values are ASCII; other text is percent-encoded, as clients of Swift do. */
const encoded = (value: string) => (/^[\x20-\x7e]*$/.test(value) ? value : encodeURIComponent(value.toWellFormed()))

export function toObjectSettings(headers: Headers): ObjectSettings {
  const seconds = Number(text(headers, 'x-delete-at'))
  return {
    content_type: text(headers, 'content-type') || 'application/octet-stream',
    delete_at: seconds > 0 ? new Date(seconds * 1000).toISOString() : null,
    metadata: metadataIn(headers, 'object'),
  }
}

function expiryHeader({ delete_after: after, delete_at: at }: ObjectSettingsChange): Record<string, string> {
  if (after !== undefined) return { 'x-delete-after': String(after) }
  return at === null ? {} : { 'x-delete-at': String(Math.floor(Date.parse(at) / 1000)) }
}

/** Swift replaces all metadata of an object by that of the request. */
export const toObjectHeaders = (settings: ObjectSettingsChange): Record<string, string> => ({
  'content-type': settings.content_type,
  ...expiryHeader(settings),
  ...Object.fromEntries(
    Object.entries(settings.metadata).map(([key, value]) => [`x-object-meta-${key}`, encoded(value)]),
  ),
})

/**
 * The link of Swift's TempURL for a download; the signed path is that of the URL, decoded. A URL parser would resolve the
 * dots in names of objects, and the link would be for another one.
 */
export function temporaryUrl(url: string, key: string, expires: number): string {
  const signed = decodeURIComponent(url.replace(/^\w+:\/\/[^/]+/, ''))
  const signature = createHmac('sha256', key).update(`GET\n${expires}\n${signed}`).digest('hex')
  return `${url}?${new URLSearchParams({ temp_url_sig: signature, temp_url_expires: String(expires) })}`
}
