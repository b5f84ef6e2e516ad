import { badRequest } from '../../core/errors/fault.ts'
import { repr } from '../../core/errors/invalid.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

export const isUuid = (text: string) => UUID.test(text)

export const badQuery = (sentence: string) => badRequest(`Invalid query string parameters: ${sentence}`)

/** Throws 400 for unknown parameters. */
export function refuseOthers(query: URLSearchParams, known: readonly string[]): void {
  const other = [...query.keys()].find((name) => !known.includes(name))
  if (other !== undefined) throw badQuery(`Additional properties are not allowed (${repr(other)} was unexpected)`)
}

/** Throws 400 for an invalid UUID; undefined if it is missing. */
export function uuidIn(query: URLSearchParams, name: string): string | undefined {
  const given = query.get(name) ?? undefined
  if (given !== undefined && !isUuid(given)) throw badQuery(`${repr(given)} is not a 'uuid'`)
  return given?.toLowerCase()
}

/** `in:a,b` or one id; undefined if it is missing. */
export function membershipIn(query: URLSearchParams): string[] | undefined {
  const given = query.get('member_of')
  if (given === null) return undefined
  const ids = given.replace(/^in:/, '').split(',')
  if (!ids.every(isUuid)) throw badQuery(`Expected 'member_of' parameter to contain valid UUID(s). Got: ${given}`)
  return ids.map((id) => id.toLowerCase())
}

/** `VCPU:1,MEMORY_MB:512` */
export function resourcesIn(query: URLSearchParams): Map<string, number> | undefined {
  const given = query.get('resources')
  if (given === null) return undefined
  const pairs = given.split(',').map((part): [string, number] => {
    const [name = '', amount] = part.split(':', 2)
    if (amount === undefined) {
      throw badRequest(
        `Badly formed resources parameter. Expected resources query string parameter in form: ?resources=VCPU:2,MEMORY_MB:1024. Got: ${repr(given)}.`,
      )
    }
    if (!/^[1-9]\d{0,9}$/.test(amount)) {
      throw badRequest(`Requested resource ${name} expected positive integer amount. Got: ${amount}.`)
    }
    return [name, Number(amount)]
  })
  return new Map(pairs)
}

/** Required traits, and forbidden ones with a `!`. */
export function traitsIn(query: URLSearchParams): { required: string[]; forbidden: string[] } {
  const names = query.getAll('required').flatMap((part) => part.split(','))
  if (names.includes('')) throw badRequest('Invalid query string parameters: Expected traits separated by commas.')
  return {
    required: names.filter((name) => !name.startsWith('!')),
    forbidden: names.filter((name) => name.startsWith('!')).map((name) => name.slice(1)),
  }
}
