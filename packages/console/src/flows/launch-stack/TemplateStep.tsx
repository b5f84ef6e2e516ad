import { useIntl, type IntlShape } from 'react-intl'
import { CodeField } from '../../framework/editor/CodeField.tsx'
import { linkClass } from '../../ui/classes.ts'
import { RadioField } from '../../ui/fields/RadioField.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { EXAMPLES } from './examples.ts'
import { exampleNames, launchMessages as messages, launchPhrases } from './launch-stack.messages.ts'
import {
  hasTemplate,
  isTooLarge,
  isWebAddress,
  MAX_TEMPLATE_BYTES,
  type LaunchForm,
  type StepProps,
} from './launch-state.ts'
import { hasCircle } from './refusal-place.ts'
import { TemplateFiles } from './TemplateFiles.tsx'
import { fieldId } from './things-to-fix.ts'
import type { LiveTemplate } from './use-live-template.ts'
import type { TemplateChecks } from './use-template-checks.ts'

export interface TemplateStepProps extends StepProps {
  examples: boolean
  checks: TemplateChecks
  /** The offset that is shown; a new object shows it again. */
  goTo: { offset: number } | null
  onLine: (offset: number) => void
}

/** The parameter whose field the user is in, and where the template has it. */
export interface Marking {
  marked: { name: string; from: number; to: number } | null
}

export function TemplateStep({
  form,
  onChange,
  tried,
  examples,
  live,
  ...rest
}: TemplateStepProps & Marking & { live: LiveTemplate }) {
  const intl = useIntl()
  const { formatMessage } = intl
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <RadioField
          label={formatMessage(messages.source)}
          value={form.source}
          onChange={(source) => onChange({ source: source === 'url' ? 'url' : 'direct' })}
          options={[
            { value: 'direct', label: formatMessage(messages.direct) },
            { value: 'url', label: formatMessage(messages.url) },
          ]}
        />
        {examples && form.source === 'direct' && (
          <SelectField
            className="min-w-64"
            label={formatMessage(messages.example)}
            optional
            placeholder={formatMessage(messages.chooseExample)}
            value={exampleIn(form.template)}
            options={Object.entries(exampleNames).map(([value, label]) => ({ value, label: formatMessage(label) }))}
            onChange={(name) => onChange({ template: EXAMPLES[name as keyof typeof EXAMPLES] })} // one of its options
          />
        )}
      </div>
      {form.source === 'url' ? (
        <div id={fieldId('url')}>
          <TextField
            label={formatMessage(messages.templateUrl)}
            hint={formatMessage(messages.urlHint)}
            mono
            value={form.url}
            error={tried && !isWebAddress(form.url) ? formatMessage(messages.badUrl) : live.error?.message}
            onChange={(event) => onChange({ url: event.target.value })}
          />
        </div>
      ) : (
        <TemplateField
          form={form}
          onChange={onChange}
          error={tried ? templateError(intl, form) : undefined}
          {...rest}
        />
      )}
      <CodeField
        label={formatMessage(messages.environment)}
        language="yaml"
        optional
        value={form.environment}
        onChange={(environment) => onChange({ environment })}
      />
      <TemplateFiles form={form} onChange={onChange} />
    </div>
  )
}

const exampleIn = (template: string): string | null =>
  Object.entries(EXAMPLES).find(([, text]) => text === template)?.[0] ?? null

function templateError({ formatMessage }: IntlShape, form: LaunchForm): string | undefined {
  if (!hasTemplate(form)) return formatMessage(messages.noTemplate)
  if (isTooLarge(form))
    return formatMessage(launchPhrases.tooLarge, {
      names: formatMessage(messages.template),
      limit: MAX_TEMPLATE_BYTES,
    })
  return hasCircle(form.template) ? formatMessage(messages.circle) : undefined
}

interface TemplateFieldProps
  extends Pick<StepProps, 'form' | 'onChange'>, Pick<TemplateStepProps, 'checks' | 'goTo' | 'onLine'>, Marking {
  error: string | undefined
}

/** The editor of the template, with what is wrong at which line. */
function TemplateField({ form, onChange, error, checks, goTo, onLine, marked }: TemplateFieldProps) {
  const { formatMessage } = useIntl()
  const { problems, complete, refusal } = checks
  return (
    <div className="grid gap-1.5">
      <CodeField
        label={formatMessage(messages.template)}
        hint={
          marked ? formatMessage(launchPhrases.marked, { name: marked.name }) : formatMessage(messages.completionHint)
        }
        language="yaml"
        limit={MAX_TEMPLATE_BYTES}
        value={form.template}
        error={error ?? (problems.length === 0 && refusal !== null ? refusal : undefined)}
        complete={complete}
        problems={problems}
        marked={marked}
        goTo={goTo}
        onChange={(template) => onChange({ template })}
      />
      <ul aria-label={formatMessage(messages.problems)} aria-live="polite" className="grid gap-1 empty:hidden">
        {problems.slice(0, MAX_PROBLEMS).map(({ from, line, text }) => (
          <li key={`${from} ${text}`} className="flex flex-wrap gap-x-2 text-sm">
            <button type="button" className={`cursor-pointer ${linkClass}`} onClick={() => onLine(from)}>
              {formatMessage(launchPhrases.line, { line })}
            </button>
            <span className="min-w-0 wrap-anywhere text-bad">{text}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

const MAX_PROBLEMS = 8
