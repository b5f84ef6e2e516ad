import { useIntl, type IntlShape } from 'react-intl'
import { useSession } from '../../framework/session/session.ts'
import { YES_NO } from '../../framework/text/wording.ts'
import { ComboboxField } from '../../ui/fields/ComboboxField.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { SwitchField } from '../../ui/fields/SwitchField.tsx'
import { TextArea } from '../../ui/fields/TextArea.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { useChoices } from './choices.ts'
import { launchMessages as messages, launchPhrases, parameterProblems } from './launch-stack.messages.ts'
import { isStackName, isTimeout, mayBeEmpty, type StepProps } from './launch-state.ts'
import { refusedParameter } from './refusal-place.ts'
import {
  asTyped,
  isHidden,
  problemShown,
  type Parameter,
  type ParameterGroup,
  type Problem,
} from './parameter-rules.ts'
import { fieldId } from './things-to-fix.ts'

interface ParameterStepProps extends StepProps {
  /** Null before a template is read. */
  groups: readonly ParameterGroup[] | null
  /** The values of a stack that is changed. */
  current: Readonly<Record<string, unknown>>
  /** Whether the stack has a name already. */
  isChange: boolean
  /** Why Heat has refused the values; empty if it has not. */
  refusal: string
  /** The user is in the field of a parameter. */
  onEnter: (parameter: string) => void
}

export function ParameterStep(props: ParameterStepProps) {
  const { form, onChange, tried, groups, current, isChange, refusal, onEnter } = props
  const { formatMessage } = useIntl()
  const { username } = useSession()
  const setParameter = (name: string, text: string) => onChange({ parameters: { ...form.parameters, [name]: text } })
  return (
    <div className="grid gap-6">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {!isChange && (
          <div id={fieldId('name')} className="sm:col-span-2">
            <TextField
              label={formatMessage(messages.name)}
              hint={tried && !isStackName(form.name) ? undefined : formatMessage(messages.nameHint)}
              error={tried && !isStackName(form.name) ? formatMessage(messages.nameHint) : undefined}
              value={form.name}
              onChange={(event) => onChange({ name: event.target.value })}
            />
          </div>
        )}
        <div id={fieldId('timeout')}>
          <TextField
            label={formatMessage(isChange ? messages.updateTimeout : messages.timeout)}
            inputMode="numeric"
            value={form.timeout}
            error={tried && !isTimeout(form.timeout) ? formatMessage(messages.minutes) : undefined}
            onChange={(event) => onChange({ timeout: event.target.value })}
          />
        </div>
        <TextField
          label={formatMessage(messages.tags)}
          optional
          hint={formatMessage(messages.tagsHint)}
          value={form.tags}
          onChange={(event) => onChange({ tags: event.target.value })}
        />
        <SwitchField
          label={formatMessage(messages.rollback)}
          hint={formatMessage(messages.rollbackHint)}
          value={form.rollback}
          onChange={(rollback) => onChange({ rollback })}
        />
        <TextField
          label={formatMessage(launchPhrases.password, { user: username })}
          type="password"
          autoComplete="off"
          optional
          hint={formatMessage(messages.passwordHint)}
          value={form.password}
          onChange={(event) => onChange({ password: event.target.value })}
        />
      </div>
      {!groups?.length && (
        <p className="border-t border-line pt-4 text-ink-3">
          {formatMessage(groups ? messages.noParameters : messages.parametersLater)}
        </p>
      )}
      {groups?.map(({ label, description, parameters }) => (
        <section key={label ?? ''} className="grid gap-4 border-t border-line pt-4">
          <div>
            <h3 className="font-semibold">{label ?? formatMessage(messages.parameters)}</h3>
            {description && <p className="text-sm text-ink-3">{description}</p>}
          </div>
          {parameters.map((parameter) => (
            <div
              key={parameter.name}
              id={fieldId(`parameter ${parameter.name}`)}
              onFocus={() => onEnter(parameter.name)}
            >
              <ParameterField
                parameter={parameter}
                value={form.parameters[parameter.name] ?? ''}
                tried={tried}
                refusal={refusedParameter(refusal) === parameter.name ? refusal : undefined}
                kept={mayBeEmpty(parameter, current)}
                onChange={(text) => setParameter(parameter.name, text)}
              />
            </div>
          ))}
        </section>
      ))}
    </div>
  )
}

interface ParameterFieldProps {
  parameter: Parameter
  value: string
  tried: boolean
  refusal: string | undefined
  /** Empty, it keeps the value that the stack has. */
  kept: boolean
  onChange: (text: string) => void
}

/** The control that suits a parameter's type and constraints. */
function ParameterField({ parameter, value, tried, refusal, kept, onChange }: ParameterFieldProps) {
  const intl = useIntl()
  const choices = useChoices(parameter.CustomConstraint)
  const problem = problemShown(parameter, value, kept, tried)
  const error = problem ? problemText(intl, problem) : refusal
  const common = {
    label: parameter.Label || parameter.name,
    hint:
      [parameter.Description, kept && intl.formatMessage(messages.keepHidden)].filter(Boolean).join(' ') || undefined,
    error,
    optional: kept || parameter.Default !== undefined,
  }
  if (parameter.AllowedValues && parameter.Type !== 'CommaDelimitedList') {
    const options = parameter.AllowedValues.map((each) => ({ value: asTyped(each), label: asTyped(each) }))
    return <SelectField {...common} options={options} value={value || null} onChange={onChange} />
  }
  if (choices && parameter.Type === 'String') {
    const isListed = value === '' || choices.some((choice) => choice.value === value)
    const options = isListed ? choices : [...choices, { value, label: value }]
    return (
      <ComboboxField
        {...common}
        options={options}
        value={value || null}
        onChange={onChange}
        onClear={() => onChange('')}
      />
    )
  }
  if (parameter.Type === 'Boolean') {
    const options = YES_NO.map(({ value: word, label }) => ({ value: word, label: intl.formatMessage(label) }))
    return <SelectField {...common} options={options} value={truth(value)} onChange={onChange} />
  }
  if (parameter.Type === 'Json')
    return <TextArea {...common} mono value={value} onChange={(event) => onChange(event.target.value)} />
  return (
    <TextField
      {...common}
      type={isHidden(parameter) ? 'password' : 'text'}
      autoComplete="off"
      inputMode={parameter.Type === 'Number' ? 'decimal' : undefined}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

/** Heat takes many words for both; they are chosen as these two. */
const truth = (text: string): string | null => {
  if (text === '') return null
  return /^(?:t|true|on|y|yes|1)$/i.test(text) ? 'true' : 'false'
}

const problemText = (intl: IntlShape, problem: Problem): string =>
  'own' in problem ? problem.own : intl.formatMessage(parameterProblems[problem.message], problem.values as never) // its own values
