import type { IntlShape } from 'react-intl'
import { launchMessages as messages, launchPhrases } from './launch-stack.messages.ts'
import {
  hasTemplate,
  isStackName,
  isTimeout,
  isTooLarge,
  isWebAddress,
  mayBeEmpty,
  type LaunchForm,
} from './launch-state.ts'
import { problemShown, type Parameter } from './parameter-rules.ts'
import { refusedParameter } from './refusal-place.ts'
import type { TemplateProblem } from './use-template-checks.ts'

/** The id of the element around a field. */
export const fieldId = (name: string): string => `launch-stack ${name}`

export interface ThingToFix {
  label: string
  /** Where in the template it is; the field of that name otherwise. */
  at: number | string
}

interface Entered {
  form: LaunchForm
  parameters: readonly Parameter[]
  current: Readonly<Record<string, unknown>>
  isChange?: boolean
  tried: boolean
  problems: readonly TemplateProblem[]
  /** Why Heat has refused the values; empty if it has not. */
  refusal: string
}

/** All that the form and the template show as wrong, in the order of the form. */
export function thingsToFix({ formatMessage }: IntlShape, entered: Entered): ThingToFix[] {
  const { form, parameters, current, isChange = false, tried, problems, refusal } = entered
  const field = (isWrong: boolean, name: string, label: string) => (isWrong ? [{ label, at: name }] : [])
  const isMissing = form.source === 'url' ? !isWebAddress(form.url) : !hasTemplate(form) || isTooLarge(form)
  const missing =
    form.source === 'url'
      ? { label: formatMessage(messages.templateUrl), at: 'url' }
      : { label: formatMessage(messages.template), at: 0 }
  const lines = new Map(problems.toReversed().map(({ from, line }) => [line, from]))
  return [
    ...field(tried && !isStackName(form.name), 'name', formatMessage(messages.name)),
    ...field(
      tried && !isTimeout(form.timeout),
      'timeout',
      formatMessage(isChange ? messages.updateTimeout : messages.timeout),
    ),
    ...parameters.flatMap((parameter) => {
      const { name, Label } = parameter
      const text = form.parameters[name] ?? ''
      const isWrong = problemShown(parameter, text, mayBeEmpty(parameter, current), tried) !== null
      return field(isWrong || refusedParameter(refusal) === name, `parameter ${name}`, Label || name)
    }),
    ...(tried && isMissing ? [missing] : []),
    ...[...lines]
      .toReversed()
      .map(([line, at]) => ({ label: formatMessage(launchPhrases.templateLine, { line }), at })),
  ]
}
