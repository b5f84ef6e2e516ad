import { validationFailed } from '../faults.ts'
import type { Json } from '../template/json.ts'
import { isParameterType } from '../template/parameter-schema.ts'
import { read } from '../template/parameter-values.ts'
import type { Plugin, Work } from './plugin.ts'
import { any, changeable, oneOf, text } from './schema.ts'

const TYPES = ['string', 'number', 'comma_delimited_list', 'json', 'boolean']

/** The value converted to the `type` property, or unchanged without it. */
function typed({ properties }: Pick<Work, 'properties'>): Json {
  const { value: given = null, type = null } = properties
  if (!isParameterType(type)) return given
  try {
    return read(type, given)
  } catch (error) {
    throw validationFailed(error instanceof Error ? error.message : String(error)) // an error message about the value
  }
}

export const value: Plugin = {
  type: 'OS::Heat::Value',
  since: '7.0.0',
  description: 'A value that other resources refer to.',
  properties: {
    value: any('The value.', { required: true, ...changeable }),
    type: text('Type.', { ...changeable, constraints: [oneOf(...TYPES)] }),
  },
  attributes: {
    value: { description: 'The value.', type: 'string', value: typed },
  },
  create(work) {
    typed(work)
    return { id: work.resource.physical_name }
  },
  update: (work) => void typed(work),
}
