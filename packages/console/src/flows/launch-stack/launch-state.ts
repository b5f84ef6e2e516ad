import type { StackCreate, StackView, ValidatedTemplate } from '@meridian/contract'
import { byteLength } from '../../framework/editor/code-language.ts'
import { asTyped, initialText, isHidden, problemOf, valueFor, groupsOf, type Parameter } from './parameter-rules.ts'
import { hasCircle } from './refusal-place.ts'
import type { PropertyChange } from './resource-effects.ts'

/** What the user has entered. */
export interface LaunchForm {
  source: 'direct' | 'url'
  template: string
  url: string
  environment: string
  files: Record<string, string>
  name: string
  timeout: string
  rollback: boolean
  password: string
  tags: string
  /** Texts of the parameters' fields. */
  parameters: Record<string, string>
}

/** What each step of the dialog gets. */
export interface StepProps {
  form: LaunchForm
  onChange: (change: Partial<LaunchForm>) => void
  /** Whether the user has tried to go on: problems are shown from then on. */
  tried: boolean
}

/** Heat's own limit of a template. */
export const MAX_TEMPLATE_BYTES = 524_288

export const BLANK: LaunchForm = {
  source: 'direct',
  template: '',
  url: '',
  environment: '',
  files: {},
  name: '',
  timeout: '60',
  rollback: true,
  password: '',
  tags: '',
  parameters: {},
}

/** A stack that is changed, with the texts that it has. */
export interface Changed {
  stack: StackView
  template: string
  environment: string
  files: Record<string, string>
}

export const formOf = ({ stack, ...design }: Changed): LaunchForm => ({
  ...BLANK,
  ...design,
  name: stack.stack_name,
  timeout: String(stack.timeout_mins ?? BLANK.timeout),
  rollback: !stack.disable_rollback,
  tags: (stack.tags ?? []).join(', '),
})

export const isTooLarge = ({ template }: LaunchForm): boolean => byteLength(template) > MAX_TEMPLATE_BYTES

export const templateOf = (
  form: LaunchForm,
): Pick<StackCreate, 'template' | 'template_url' | 'environment' | 'files'> => ({
  ...(form.source === 'url' ? { template_url: form.url.trim() } : { template: form.template }),
  ...(form.environment.trim() && { environment: form.environment }),
  ...(Object.keys(form.files).length > 0 && { files: form.files }),
})

export const hasTemplate = ({ source, template, url }: LaunchForm): boolean =>
  source === 'url' ? url.trim() !== '' : template.trim() !== ''

export const isWebAddress = (url: string): boolean => /^https?:\/\/\S+$/i.test(url.trim())

/** Whether Heat can be asked about the template. */
export const canBeRead = (form: LaunchForm): boolean =>
  form.source === 'url' ? isWebAddress(form.url) : hasTemplate(form) && !isTooLarge(form) && !hasCircle(form.template)

const NAME = /^[A-Za-z][\w.-]{0,254}$/
export const isStackName = (name: string): boolean => NAME.test(name)
export const isTimeout = (text: string): boolean => /^[1-9]\d{0,5}$/.test(text.trim())

/** Heat's words for no description are left out. */
export const descriptionOf = (validated: ValidatedTemplate | null) =>
  validated?.Description === 'No description' ? undefined : validated?.Description

export const parametersOf = (validated: ValidatedTemplate): Parameter[] =>
  groupsOf(validated).flatMap(({ parameters }) => parameters)

/** The texts of all fields: what was typed before, else the stack's current value, else the default. */
export function textsFor(
  parameters: readonly Parameter[],
  typed: Readonly<Record<string, string>>,
  current: Readonly<Record<string, unknown>>,
): Record<string, string> {
  const textOf = (parameter: Parameter) => {
    const known = current[parameter.name]
    if (known === undefined) return initialText(parameter)
    return isHidden(parameter) ? '' : String(known)
  }
  return Object.fromEntries(parameters.map((parameter) => [parameter.name, typed[parameter.name] ?? textOf(parameter)]))
}

/** A hidden value that the stack has already may be left as it is. */
export const mayBeEmpty = (parameter: Parameter, current: Readonly<Record<string, unknown>>): boolean =>
  isHidden(parameter) && current[parameter.name] !== undefined

export const problemsOf = (
  form: LaunchForm,
  parameters: readonly Parameter[],
  current: Readonly<Record<string, unknown>>,
): Parameter[] =>
  parameters.filter(
    (parameter) => problemOf(parameter, form.parameters[parameter.name] ?? '', mayBeEmpty(parameter, current)) !== null,
  )

/** The parameters whose values change; hidden values are not shown. */
export function changedParameters(
  form: LaunchForm,
  parameters: readonly Parameter[],
  current: Readonly<Record<string, unknown>>,
): PropertyChange[] {
  const shown = (parameter: Parameter, text: string) => (isHidden(parameter) ? '•••' : text)
  return parameters.flatMap((parameter) => {
    const { name } = parameter
    const next = form.parameters[name] ?? ''
    const before = current[name] === undefined ? null : asTyped(current[name])
    const isSame = isHidden(parameter) ? next === '' : next === (before ?? '')
    return isSame ? [] : [{ name, before: before && shown(parameter, before), after: shown(parameter, next) }]
  })
}

/** What a launch, a change and their previews have in common. */
export function changeOf(
  form: LaunchForm,
  parameters: readonly Parameter[],
  current: Readonly<Record<string, unknown>> = {},
) {
  const values = parameters.flatMap((parameter) => {
    const value = valueFor(parameter, form.parameters[parameter.name] ?? '')
    return value === null ? [] : [[parameter.name, value] as const]
  })
  // Heat keeps the value of a parameter that is not sent; one that the user has emptied gets its default.
  const emptied = parameters
    .filter((parameter) => (form.parameters[parameter.name] ?? '') === '' && !isHidden(parameter))
    .filter(({ name }) => current[name] !== undefined && asTyped(current[name]) !== '')
    .map(({ name }) => name)
  const tags = form.tags
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean)
  return {
    ...templateOf(form),
    parameters: Object.fromEntries(values),
    ...(emptied.length > 0 && { clear_parameters: emptied }),
    timeout_mins: Number(form.timeout),
    disable_rollback: !form.rollback,
    ...(tags.length > 0 && { tags }),
  }
}
