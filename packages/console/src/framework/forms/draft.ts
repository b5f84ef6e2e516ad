import { DRAFT_PREFIX, signedOutAt } from './forget-drafts.ts'

/** What a user has typed into a form, kept in this tab until the form is sent or discarded. */
type Draft = Readonly<Record<string, unknown>>

/** Fields that are never stored, by their names; rather one too many. */
const SECRET = /pass|secret|token|private|credential|otp|blob/i

export const isSecret = (name: string): boolean => SECRET.test(name)

interface DraftOwner {
  /** The user and the project; null before the sign-in, when nothing is stored. */
  owner: string | null
  /** Path and search parameters: a reload opens the same form. */
  address: string
  /** The names of its fields: forms over forms have the same address. */
  fields: readonly string[]
}

export const draftKey = ({ owner, address, fields }: DraftOwner): string | null =>
  owner === null ? null : `${DRAFT_PREFIX}${owner} ${address} ${[...fields].sort().join()}`

/** What a form finds of an earlier visit. */
export interface FoundDraft {
  /** When it was last changed. */
  at: number
  values: Draft
}

/** The stored values of fields that still exist and have the same kind of value; null if there are none. */
export function readDraft(key: string | null, defaults: Draft): FoundDraft | null {
  if (key === null) return null
  try {
    const { at, values } = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<FoundDraft> // only writeDraft writes this key
    if (at === undefined || values === undefined || at <= signedOutAt()) return null
    const kept = Object.entries(values).filter(
      ([name, value]) => Object.hasOwn(defaults, name) && !isSecret(name) && isAlike(value, defaults[name]),
    )
    return kept.length > 0 ? { at, values: Object.fromEntries(kept) } : null
  } catch {
    // Storage is forbidden or invalid: there is no draft.
    return null
  }
}

/** Stores the values, except secrets, files and what else is not plain data. */
export function writeDraft(key: string, values: Draft): void {
  const kept = Object.entries(values).filter(([name, value]) => !isSecret(name) && isPlain(value))
  try {
    if (kept.length === 0) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify({ at: Date.now(), values: Object.fromEntries(kept) }))
  } catch {
    // Storage is forbidden or full; then nothing is stored.
  }
}

export function removeDraft(key: string): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Storage is forbidden: there is nothing to remove.
  }
}

/** A value of another version of the form could break its fields. */
const isAlike = (value: unknown, other: unknown) =>
  value === null || other === null || other === undefined || kindOf(value) === kindOf(other)

const kindOf = (value: unknown) => (Array.isArray(value) ? 'array' : typeof value)

/** Text, numbers, and lists and records of them; nested secrets are not plain. */
function isPlain(value: unknown): boolean {
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return true
  if (Array.isArray(value)) return value.every(isPlain)
  if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return false
  return Object.entries(value).every(([name, inner]) => !isSecret(name) && isPlain(inner))
}
