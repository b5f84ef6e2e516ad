import { badRequest, Fault } from '../../../core/errors/fault.ts'
import { parseJson } from '../../../core/http/body.ts'

/** Data of a profile: a JSON object with keys that the provider knows, else the provider's refusal (501). */
export function requireData(provider: string, data: string, capabilities: readonly { name: string }[]): void {
  const value = parseJson(Buffer.from(data))
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw badRequest(
      `Invalid input for field/attribute data. Value: '${data.slice(0, 200)}'. Value is not a JSON object`,
    )
  const unknown = Object.keys(value).find((key) => !capabilities.some(({ name }) => name === key))
  if (unknown === undefined) return
  const reason = `Additional properties are not allowed ('${unknown.slice(0, 200)}' was unexpected)`
  throw new Fault(501, `Provider '${provider}' does not support a requested option: ${reason}`)
}
