import { createHash, randomBytes, randomUUID } from 'node:crypto'

/** An id in Keystone's format: 32 hexadecimal digits. */
export const newHexId = () => randomBytes(16).toString('hex')

export const newUuid = randomUUID

/** A stable id for seeded data, derived from its name. */
export function seededHexId(kind: string, name: string): string {
  return createHash('sha256').update(`${kind}/${name}`).digest('hex').slice(0, 32)
}

/** As `seededHexId`, in the format of a version 4 UUID. */
export function seededUuid(kind: string, name: string): string {
  const hex = seededHexId(kind, name)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`
}
