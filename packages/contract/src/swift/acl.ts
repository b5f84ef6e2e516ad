/** Whom an element of Swift's access lists means. */
export const ACL_KINDS = ['everyone', 'user', 'role', 'site', 'blocked', 'other'] as const
export type AclKind = (typeof ACL_KINDS)[number]

/** One grantee of a container, with the lists that contain it. */
export interface AclRow {
  kind: AclKind
  /** Of `user`: a project's id, or `*`. */
  project: string
  /** A user's id or `*`, a role, a host; of `other` the element itself. */
  name: string
  read: boolean
  write: boolean
}

/** Both access lists of a container as one table. */
export interface AclTable {
  rows: AclRow[]
  /** `.rlistings`: visitors who may read by `.r:` may list, too. Users and roles that may read may always list. */
  listings: boolean
}

export interface AclTexts {
  read_acl: string
  write_acl: string
}

const LISTINGS = '.rlistings'
const REFERRER = /^\.r(?:ef|eferer|eferrer)?:\s*(?<host>.*)$/

/** Whether the grantee is anyone with, or without, a certain Referer header; Swift has these in the read list only. */
export const isByReferrer = (kind: AclKind): boolean => ['everyone', 'site', 'blocked'].includes(kind)

export function aclTable({ read_acl: read, write_acl: write }: AclTexts): AclTable {
  const rows = new Map<string, AclRow>()
  for (const element of elementsIn(read))
    if (element !== LISTINGS) rows.set(element, { ...granteeOf(element, true), read: true, write: false })
  for (const element of elementsIn(write)) {
    const known = rows.get(element)
    rows.set(element, { ...(known ?? { ...granteeOf(element, false), read: false }), write: true })
  }
  return { rows: [...rows.values()], listings: elementsIn(read).includes(LISTINGS) }
}

const elementsIn = (acl: string) =>
  acl
    .split(',')
    .map((element) => element.trim())
    .filter((element) => element !== '')

function granteeOf(element: string, isRead: boolean): Pick<AclRow, 'kind' | 'project' | 'name'> {
  const host = isRead ? REFERRER.exec(element)?.groups?.host : undefined
  if (host === '*') return { kind: 'everyone', project: '', name: '' }
  if (host && /^-\s*\S/.test(host)) return { kind: 'blocked', project: '', name: host.slice(1).trim() }
  if (host && !host.startsWith('-')) return { kind: 'site', project: '', name: host }
  const [project = '', user, ...more] = element.split(':')
  if (element.startsWith('.') || more.length > 0 || project === '' || user === '')
    return { kind: 'other', project: '', name: element }
  return user === undefined
    ? { kind: 'role', project: '', name: project }
    : { kind: 'user', project: project.trim(), name: user.trim() }
}

/** The lists of a table; referrers keep their order, because the last that matches decides. */
export function aclTexts({ rows, listings }: AclTable): AclTexts {
  const read = rows.filter((row) => row.read)
  const elements = read.map(elementOf)
  const end = read.findLastIndex(({ kind }) => isByReferrer(kind)) + 1 || elements.length
  if (listings) elements.splice(end, 0, LISTINGS)
  return {
    read_acl: elements.join(','),
    write_acl: rows
      .filter((row) => row.write)
      .map(elementOf)
      .join(','),
  }
}

const ELEMENTS: Record<AclKind, (row: AclRow) => string> = {
  everyone: () => '.r:*',
  user: ({ project, name }) => `${project.trim()}:${name.trim()}`,
  role: ({ name }) => name.trim(),
  site: ({ name }) => `.r:${name.trim()}`,
  blocked: ({ name }) => `.r:-${name.trim()}`,
  other: ({ name }) => name.trim(),
}

const elementOf = (row: AclRow) => ELEMENTS[row.kind](row)

/** Whether Swift would read the row as it was entered, and it grants something. */
export function isValidAclRow(row: AclRow): boolean {
  if (!row.read && !row.write) return false
  const element = elementOf(row)
  if (elementsIn(element).join() !== element || element === LISTINGS) return false
  const back = granteeOf(element, row.read)
  return back.kind === row.kind && !(isByReferrer(row.kind) && row.write)
}

/** The read list with or without public access; other grantees stay. */
export function withPublicAccess(readAcl: string, isPublic: boolean): string {
  const { rows, listings } = aclTable({ read_acl: readAcl, write_acl: '' })
  const others = rows.filter(({ kind }) => kind !== 'everyone')
  const everyone: AclRow = { kind: 'everyone', project: '', name: '', read: true, write: false }
  return aclTexts(
    isPublic
      ? { rows: [everyone, ...others], listings: true }
      : { rows: others, listings: listings && others.some(({ kind }) => kind === 'site') },
  ).read_acl
}
