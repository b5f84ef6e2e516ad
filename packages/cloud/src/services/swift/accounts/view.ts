import type { ContainerEntry } from '@meridian/wire'
import type { ContainerRow } from '../containers/store.ts'
import { POLICY } from '../limits.ts'
import { attribute, elements } from '../listing/formats.ts'
import type { Folder } from '../listing/walk.ts'
import { isoTime, timestamp } from '../times.ts'
import type { AccountRow } from './store.ts'

export function accountHeaders(account: AccountRow): Record<string, string> {
  const { container_count, object_count, bytes, created, headers } = account
  const counts = (prefix: string) => ({
    [`${prefix}container-count`]: String(container_count),
    [`${prefix}object-count`]: String(object_count),
    [`${prefix}bytes-used`]: String(bytes),
  })
  return {
    ...counts('x-account-'),
    ...(container_count > 0 && counts(`x-account-storage-policy-${POLICY.toLowerCase()}-`)),
    'x-timestamp': timestamp(created),
    'accept-ranges': 'bytes',
    ...headers,
  }
}

export const toEntry = (row: ContainerRow | Folder): ContainerEntry | Folder =>
  'subdir' in row
    ? row
    : { name: row.name, count: row.object_count, bytes: row.bytes, last_modified: isoTime(row.created) }

export const nameOf = (entry: { name: string } | Folder) => ('subdir' in entry ? entry.subdir : entry.name)

export function toXml(account: string, entries: readonly (ContainerEntry | Folder)[]): string {
  const lines = entries.map((entry) =>
    'subdir' in entry
      ? `<subdir name=${attribute(entry.subdir)} />\n`
      : `<container>${elements(entry, ['name', 'count', 'bytes', 'last_modified'])}</container>\n`,
  )
  return `<account name=${attribute(account)}>\n${lines.join('')}</account>`
}
