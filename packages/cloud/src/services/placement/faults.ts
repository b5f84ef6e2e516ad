import { Fault } from '../../core/errors/fault.ts'
import { describeProblem } from '../../core/errors/invalid.ts'
import { json } from '../../core/http/reply.ts'
import type { RequestMeta, Faults } from '../../core/service/service.ts'
import { NEWEST_MINOR, placement } from './microversion.ts'

/** Messages of the web framework. */
const EXPLANATIONS: Readonly<Partial<Record<number, string>>> = {
  400: 'The server could not comply with the request since it is either malformed or otherwise incorrect.',
  403: 'Access was denied to this resource.',
  404: 'The resource could not be found.',
  406: 'The resource could not be generated that was acceptable to your browser (content of type application/json. ',
  409: 'There was a conflict when trying to complete your request.',
}

const CODES_SINCE = 23

export const faults: Faults = {
  write(fault, meta) {
    const { status, title, message } = fault
    if (status === 401) return json(401, { error: { code: 401, title, message } })
    const detail = status === 405 ? wrongMethod(meta) : `${EXPLANATIONS[status] ?? title}\n\n ${message}  `
    const request_id = meta.requestId
    if (status === 406) {
      const range = { max_version: `1.${NEWEST_MINOR}`, min_version: '1.0' }
      return json(406, { errors: [{ status, title, detail: detail.trimEnd(), request_id, ...range }] })
    }
    const code = hasCodes(meta) ? { code: fault.type ?? 'placement.undefined_code' } : {}
    return json(status, { errors: [{ status, title, detail, ...code, request_id }] })
  },
  malformed: 'Malformed JSON: the body is not JSON',
  invalid: (problem) => `JSON does not validate: ${describeProblem(problem).replaceAll('\n', ' ')}`,
  unknownPath: '',
  noToken: 'The request you have made requires authentication.',
  refused: (rule) => `Policy does not allow ${rule} to be performed.`,
}

const wrongMethod = ({ method }: RequestMeta) =>
  `The method ${method} is not allowed for this resource. \n\n The method specified is not allowed for this resource.`

/** An invalid version counts as no version. */
function hasCodes({ headers }: RequestMeta): boolean {
  try {
    return placement.requested(headers) >= CODES_SINCE
  } catch (error) {
    if (error instanceof Fault) return false
    throw error
  }
}
