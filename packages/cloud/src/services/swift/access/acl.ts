import { refusedWith } from '../faults.ts'

/** A parsed container ACL. */
export interface Acl {
  /** Allowed referrer hosts; `*` is all, a minus excludes. */
  referrers: string[]
  /** `project:user`, names of roles, `.rlistings`. */
  groups: string[]
}

const REFERRER = new Set(['.r', '.ref', '.referer', '.referrer'])

const itemsOf = (text: string) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')

/** Normalizes an ACL; throws 400 if it is invalid. */
export function normalizeAcl(header: 'x-container-read' | 'x-container-write', text: string): string {
  const clean = (item: string) => {
    const [first, second] = splitOnce(item)
    if (second === undefined || !first.startsWith('.')) return item
    if (!REFERRER.has(first)) throw refusedWith(400, `Unknown designator '${first}' in ACL: '${item}'`)
    if (header === 'x-container-write') throw refusedWith(400, `Referrers not allowed in write ACL: '${item}'`)
    const sign = second.startsWith('-') ? '-' : ''
    const named = second.slice(sign.length).trim()
    const host = named.length > 1 ? named.replace(/^\*/, '').trim() : named
    if (host === '' || host === '.') {
      throw refusedWith(400, `No host/domain value after referrer designation in ACL: '${item}'`)
    }
    return `.r:${sign}${host}`
  }
  return itemsOf(text).map(clean).join(',')
}

function splitOnce(item: string): [string, string?] {
  const colon = item.indexOf(':')
  return colon < 0 ? [item] : [item.slice(0, colon).trim(), item.slice(colon + 1).trim()]
}

export function readAcl(text: string | undefined): Acl {
  const items = itemsOf(text ?? '')
  return {
    referrers: items.filter((item) => item.startsWith('.r:')).map((item) => item.slice('.r:'.length)),
    groups: items.filter((item) => !item.startsWith('.r:')),
  }
}

/** The last matching pattern wins. */
export function admitsReferrer({ referrers }: Acl, referrer: string | undefined): boolean {
  const host = hostOf(referrer)
  const fits = (pattern: string) => pattern === host || (pattern.startsWith('.') && host.endsWith(pattern))
  return referrers.reduce((isAdmitted, item) => {
    if (item.startsWith('-')) return isAdmitted && !fits(item.slice(1))
    return isAdmitted || item === '*' || fits(item)
  }, false)
}

function hostOf(referrer: string | undefined): string {
  return referrer !== undefined && URL.canParse(referrer) ? new URL(referrer).hostname : 'unknown'
}
