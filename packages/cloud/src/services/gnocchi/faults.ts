import { describeProblem } from '../../core/errors/invalid.ts'
import { json } from '../../core/http/reply.ts'
import type { Faults } from '../../core/service/service.ts'

export const faults: Faults = {
  write(fault) {
    const { status, message, title, headers } = fault
    if (status === 401) return json(401, { error: { code: 401, title, message } })
    return json(status, { code: status, title, description: message }, headers)
  },
  malformed: 'Unable to decode body: it is no JSON',
  invalid: (problem) => `Invalid input: ${describeProblem(problem)}`,
  unknownPath: 'The resource could not be found.',
  noToken: 'The request you have made requires authentication.',
  refused: () => 'Insufficient privileges',
}
