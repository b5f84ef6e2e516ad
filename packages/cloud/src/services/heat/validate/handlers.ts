import { badRequest, Fault } from '../../../core/errors/fault.ts'
import { ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { authorizeProject, inspection } from '../access.ts'
import type { InProject } from '../access.ts'
import { inspect } from '../engine/validate.ts'
import { flagIn } from '../query.ts'
import { readStackRequest } from '../stacks/body.ts'
import { checkDefault, refuseUnknown } from '../template/parameter-values.ts'
import { readTemplate } from '../template/template.ts'
import { toValidation } from './view.ts'

/** Validates a template alone, without values and without lookups in other services. */
export const validate = (call: Call<InProject>) => {
  authorizeProject(call, 'stacks:validate_template')
  flagIn(call.query, 'show_nested')
  const { template = null, environment, files } = readStackRequest(call)
  const read = readTemplate(template)
  refuseUnknown(read.parameters, environment)
  for (const parameter of read.parameters) checkDefault(parameter)
  try {
    inspect(inspection(call, { isThorough: false }), { template, environment, files })
  } catch (error) {
    // Problems of resources are the error message of the validation.
    throw error instanceof Fault && error.status === 400 ? badRequest(error.message) : error
  }
  return ok(toValidation(read, environment))
}
