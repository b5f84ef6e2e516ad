import { createHash } from 'node:crypto'

/** The id of a resource's metric. It is reversible, so that it need not be stored. */
export const metricId = (resourceId: string, name: string) => mixed(resourceId, name)

/** The resource whose metric of that name has this id; undefined for an invalid id. */
export const resourceIdOf = (id: string, name: string) => (UUID.test(id) ? mixed(id.toLowerCase(), name) : undefined)

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Its own inverse. Keeps the version digits of the UUID. */
function mixed(id: string, name: string): string {
  const mask = createHash('sha256').update(`metric/${name}`).digest('hex')
  const digit = (place: number) => Number.parseInt(mask.charAt(place), 16)
  const VERSION_AT = 14
  const VARIANT_AT = 19
  const mix = (character: string, place: number) =>
    character === '-' || place === VERSION_AT || place === VARIANT_AT
      ? character
      : (Number.parseInt(character, 16) ^ digit(place)).toString(16)
  return [...id].map(mix).join('')
}
