import { parseJson, type TemplateParameter, type ValidatedTemplate } from '@meridian/contract'
import { isIp, isMac } from '../../framework/text/addresses.ts'
import type { parameterProblems } from './launch-stack.messages.ts'
import { fitsPattern } from './allowed-pattern.ts'

/** A parameter with its name. */
export interface Parameter extends TemplateParameter {
  name: string
}

export interface ParameterGroup {
  label: string | null
  description: string | null
  parameters: Parameter[]
}

/**
 * In the order of the template's groups; those that are in none follow, in the order of the template's text (Heat loses
 * it) or, without the text, by their names.
 */
export function groupsOf(
  { Parameters, ParameterGroups = [] }: ValidatedTemplate,
  order: readonly string[] = [],
): ParameterGroup[] {
  const named = new Map(Object.entries(Parameters).map(([name, parameter]) => [name, { ...parameter, name }]))
  const groups = ParameterGroups.map(({ label = null, description = null, parameters }) => ({
    label,
    description,
    parameters: parameters.flatMap((name) => named.get(name) ?? []),
  }))
  const grouped = new Set(ParameterGroups.flatMap(({ parameters }) => parameters))
  const others = [...named.values()].filter(({ name }) => !grouped.has(name))
  const indexOf = ({ name }: Parameter) => order.indexOf(name)
  others.sort((a, b) => indexOf(a) - indexOf(b) || (a.name < b.name ? -1 : 1))
  return [...groups, { label: null, description: null, parameters: others }].filter(
    (group) => group.parameters.length > 0,
  )
}

export const isHidden = ({ NoEcho }: TemplateParameter): boolean => NoEcho === 'true'

/** A value as it is typed. */
export const asTyped = (value: unknown): string => {
  if (value === undefined || value === null) return ''
  if (Array.isArray(value)) return value.map(asTyped).join(',')
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
}

/** What is in the field at first: the default, unless it is hidden. */
export const initialText = (parameter: Parameter): string => asTyped(parameter.Default)

/** What Heat takes for a text; null where its own default or the current value is to hold. */
export function valueFor({ Type }: TemplateParameter, text: string): unknown {
  if (text === '') return null
  if (Type === 'Json') return parseJson(text)
  return text
}

type Problems = typeof parameterProblems

/** A sentence with its values, or the template's own sentence about the constraint. */
export type Problem =
  | { own: string }
  | { [K in keyof Problems]: { message: K; values: Record<string, string | number> } }[keyof Problems]

/** What is wrong with a text; null if it fits every constraint. `optional`: an empty text keeps a value. */
export function problemOf(parameter: Parameter, text: string, optional = false): Problem | null {
  if (text === '') return optional || parameter.Default !== undefined ? null : { message: 'required', values: {} }
  const found = valueProblem(parameter, text)
  if (!found) return null
  const isOfType = 'message' in found && (found.message === 'number' || found.message === 'json')
  return parameter.ConstraintDescription && !isOfType ? { own: parameter.ConstraintDescription } : found
}

/** What is empty is only wrong once the user has tried to go on. */
export const problemShown = (parameter: Parameter, text: string, optional: boolean, tried: boolean): Problem | null =>
  tried || text !== '' ? problemOf(parameter, text, optional) : null

function valueProblem(parameter: Parameter, text: string): Problem | null {
  const { Type, AllowedValues, AllowedPattern, CustomConstraint } = parameter
  if (Type === 'Json' && !isJson(text)) return { message: 'json', values: {} }
  if (Type === 'Number') {
    const wrong = numberProblem(parameter, text)
    if (wrong) return wrong
  } else {
    const wrong = lengthProblem(parameter, Type === 'CommaDelimitedList' ? text.split(',').length : text.length)
    if (wrong) return wrong
  }
  const parts = Type === 'CommaDelimitedList' ? text.split(',') : [text]
  if (AllowedValues && parts.some((part) => !AllowedValues.some((value) => asTyped(value) === part)))
    return { message: 'choice', values: {} }
  if (AllowedPattern !== undefined && parts.some((part) => !fitsPattern(AllowedPattern, part)))
    return { message: 'pattern', values: { pattern: AllowedPattern } }
  const format = FORMATS[CustomConstraint ?? '']
  if (format && parts.some((part) => !format.fits(part))) return { message: format.message, values: {} }
  return null
}

const isCidr = (text: string): boolean => {
  const [, address = '', bits = ''] = /^(.+)\/(\d{1,3})$/.exec(text) ?? []
  return isIp(address) && Number(bits) <= (address.includes(':') ? 128 : 32)
}

/** Custom constraints about the format of a text; the others are about things of the cloud, which Heat looks up. */
const FORMATS: Readonly<Record<string, { message: 'ip' | 'cidr' | 'mac'; fits: (text: string) => boolean }>> = {
  ip_addr: { message: 'ip', fits: isIp },
  net_cidr: { message: 'cidr', fits: isCidr },
  mac_addr: { message: 'mac', fits: isMac },
}

function isJson(text: string): boolean {
  try {
    return typeof parseJson(text) === 'object'
  } catch {
    return false
  }
}

function numberProblem(parameter: Parameter, text: string): Problem | null {
  const { MinValue: min, MaxValue: max, Step: step, Offset: offset = 0 } = parameter
  const value = Number(text)
  if (text.trim() === '' || Number.isNaN(value)) return { message: 'number', values: {} }
  const isOut = (min !== undefined && value < min) || (max !== undefined && value > max)
  if (!isOut)
    return step !== undefined && value % step !== offset ? { message: 'step', values: { step, offset } } : null
  if (min !== undefined && max !== undefined) return { message: 'range', values: { min, max } }
  return min === undefined ? { message: 'atMost', values: { max: max ?? 0 } } : { message: 'atLeast', values: { min } }
}

function lengthProblem({ MinLength: min, MaxLength: max }: Parameter, length: number): Problem | null {
  const isOut = (min !== undefined && length < min) || (max !== undefined && length > max)
  if (!isOut) return null
  if (min !== undefined && max !== undefined) return { message: 'length', values: { min, max, length } }
  return min === undefined
    ? { message: 'shorter', values: { max: max ?? 0, length } }
    : { message: 'longer', values: { min, length } }
}
