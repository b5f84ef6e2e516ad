import { parseJson, TextTooComplex } from '@meridian/wire'
import { badRequest } from '../../../core/errors/fault.ts'
import { invalidSchema, validationFailed } from '../faults.ts'
import { violation } from './constraints.ts'
import type { CustomCheck } from './constraints.ts'
import type { Environment } from './environment.ts'
import { asText, isMap, pythonType, toPythonJson, valueOf } from './json.ts'
import type { Json } from './json.ts'
import type { Parameter, ParameterType } from './parameter-schema.ts'

const BOOLEANS = ['0', '1', 'f', 'false', 'n', 'no', 'off', 'on', 't', 'true', 'y', 'yes']
const YES = ['1', 'on', 't', 'true', 'y', 'yes']

const HIDDEN = '******'

/** The user's value, else the environment's default, else the template's; undefined without any. */
export function valueGivenFor({ name, default: ownDefault }: Parameter, environment: Environment): Json | undefined {
  return valueOf(environment.parameters, name) ?? valueOf(environment.parameter_defaults, name) ?? ownDefault
}

/** Converts a value to its type; throws an Error with the message for it. */
export function read(type: ParameterType, value: Json): Json {
  switch (type) {
    case 'string':
      return typeof value === 'string' ? value : asText(value)
    case 'number':
      return numberOf(value)
    case 'boolean': {
      const word = asText(value).toLowerCase()
      if (BOOLEANS.includes(word)) return YES.includes(word)
      const known = BOOLEANS.map((each) => `'${each}'`).join(', ')
      throw new Error(`Unrecognized value '${asText(value).slice(0, 200)}', acceptable values are: ${known}`)
    }
    case 'comma_delimited_list':
      if (Array.isArray(value)) return value.map(asText)
      if (typeof value === 'string') return value === '' ? [] : value.split(',').map((item) => item.trim())
      throw new Error(
        `Value must be a comma-delimited list string: '${pythonType(value)}' object has no attribute 'split'`,
      )
    case 'json':
      if (typeof value !== 'string') return value
      return value === '' ? {} : jsonOf(value)
  }
}

function jsonOf(text: string): Json {
  try {
    return parseJson(text) as Json // what JSON has
  } catch (error) {
    const why = error instanceof TextTooComplex ? `${error.message}: ` : ''
    throw new Error(`Value must be valid JSON: ${why}${text.slice(0, 200)}`, { cause: error }) // Node's message depends on its version
  }
}

function numberOf(value: Json): number {
  if (typeof value === 'number') return value
  if (typeof value !== 'string') {
    throw new Error(`int() argument must be a string, a bytes-like object or a real number, not '${pythonType(value)}'`)
  }
  const number = value.trim() === '' ? Number.NaN : Number(value)
  if (!Number.isFinite(number)) throw new Error(`could not convert string to float: '${value.slice(0, 200)}'`)
  return number
}

/** Validates all parameters; returns their values by name. */
export function checkParameters(
  parameters: readonly Parameter[],
  environment: Environment,
  check: CustomCheck,
): ReadonlyMap<string, Json> {
  refuseUnknown(parameters, environment)
  return new Map(
    parameters.map((parameter) => {
      const given = valueGivenFor(parameter, environment)
      if (given === undefined) {
        throw badRequest(`The Parameter (${parameter.name}) was not provided.`, { type: 'UserParameterMissing' })
      }
      return [parameter.name, checked(parameter, given, given === parameter.default, check)] as const
    }),
  )
}

export function refuseUnknown(parameters: readonly Parameter[], environment: Environment): void {
  const unknown = Object.keys(environment.parameters).find((name) => !parameters.some((known) => known.name === name))
  if (unknown === undefined) return
  throw badRequest(`The Parameter (${unknown}) was not defined in template.`, { type: 'UnknownUserParameter' })
}

/** Defaults must satisfy the constraints; custom constraints are checked only when the default is used. */
export function checkDefault(parameter: Parameter): void {
  if (parameter.default === undefined) return
  checked(parameter, parameter.default, true, () => undefined)
}

function checked(parameter: Parameter, given: Json, isDefault: boolean, check: CustomCheck): Json {
  const { name, type, constraints } = parameter
  const refuse = (message: string) => validationFailed(`Parameter '${name}' is invalid: ${message}`)
  const value = attempt(() => read(type, given), refuse)
  const message = violation(value, constraints, check)
  if (message === undefined) return value
  const isCustom = constraints.some(({ kind }) => kind === 'custom_constraint')
  if (!isDefault || isCustom) throw refuse(message)
  throw invalidSchema(`Parameter '${name}' is invalid: Invalid default ${asText(given)} (${message})`)
}

function attempt(work: () => Json, refuse: (message: string) => Error): Json {
  try {
    return work()
  } catch (error) {
    throw refuse(error instanceof Error ? error.message : String(error))
  }
}

/** The values of parameters that were validated before; null for a value that cannot be converted. */
export function knownValues(parameters: readonly Parameter[], environment: Environment): ReadonlyMap<string, Json> {
  const valueFor = (parameter: Parameter) => {
    try {
      return read(parameter.type, valueGivenFor(parameter, environment) ?? null)
    } catch {
      return null // previews resolve parameters that validation refuses elsewhere
    }
  }
  return new Map(parameters.map((parameter) => [parameter.name, valueFor(parameter)]))
}

/** A parameter's value in responses, which is always text. */
export function shownValue({ type, isHidden }: Parameter, value: Json): string {
  if (isHidden) return HIDDEN
  if (type === 'comma_delimited_list' && Array.isArray(value)) return value.map(asText).join(',')
  return isMap(value) || Array.isArray(value) ? toPythonJson(value) : asText(value)
}
