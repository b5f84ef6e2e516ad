import { useMemo, useState } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { CodeField } from '../../framework/editor/CodeField.tsx'
import { readTemplate } from '../../services/orchestration/hot/hot-template.ts'
import { lineAt } from '../../services/orchestration/hot/yaml-node.ts'
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
import { hasCircle, offsetOf } from './refusal-place.ts'
import { TemplateFiles } from './TemplateFiles.tsx'
import type { LiveTemplate } from './use-live-template.ts'
import { useTemplateChecks } from './use-template-checks.ts'

export interface TemplateStepProps extends StepProps {
  examples: boolean
  /** The resource whose line is shown first. */
  resource?: string | undefined
  /** The offset that is shown first. */
  openAt: number | null
  /** What Heat has refused when the user went on, and where. */
  refused: { offset: number; message: string } | null
}

export function TemplateStep({
  form,
  onChange,
  tried,
  examples,
  live,
  ...rest
}: TemplateStepProps & { live: LiveTemplate }) {
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
        <TextField
          label={formatMessage(messages.templateUrl)}
          hint={formatMessage(messages.urlHint)}
          mono
          value={form.url}
          error={tried && !isWebAddress(form.url) ? formatMessage(messages.badUrl) : live.error?.message}
          onChange={(event) => onChange({ url: event.target.value })}
        />
      ) : (
        <TemplateField
          form={form}
          onChange={onChange}
          error={tried ? templateError(intl, form) : undefined}
          live={live}
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
  extends Pick<StepProps, 'form' | 'onChange'>, Pick<TemplateStepProps, 'resource' | 'openAt' | 'refused'> {
  error: string | undefined
  live: LiveTemplate
}

/** The editor of the template, with what is wrong at which line. */
function TemplateField({ form, onChange, error, resource, openAt, refused, live }: TemplateFieldProps) {
  const { formatMessage } = useIntl()
  const { problems: checked, complete } = useTemplateChecks(form)
  // Heat reports only the first problem, in other words than the checks here.
  const refusal = live.error && checked.length === 0 ? live.error.message : null
  const problems = useMemo(() => {
    const offset = refusal === null ? null : offsetOf(refusal, form.template)
    const found = refused ?? (refusal !== null && offset !== null ? { offset, message: refusal } : null)
    return found ? [{ from: found.offset, to: found.offset, text: found.message }, ...checked] : checked
  }, [refused, refusal, checked, form.template])
  const [goTo, setGoTo] = useState(() => {
    if (openAt !== null) return { offset: openAt }
    const found = resource === undefined ? undefined : readTemplate(form.template).resources.get(resource)
    return found ? { offset: found.key.from } : null
  })
  const lines = useMemo(
    () => problems.map((problem) => ({ ...problem, line: lineAt(form.template, problem.from) })),
    [problems, form.template],
  )
  return (
    <div className="grid gap-1.5">
      <CodeField
        label={formatMessage(messages.template)}
        hint={formatMessage(messages.completionHint)}
        language="yaml"
        limit={MAX_TEMPLATE_BYTES}
        value={form.template}
        error={error ?? (problems.length === 0 && refusal !== null ? refusal : undefined)}
        complete={complete}
        problems={problems}
        goTo={goTo}
        onChange={(template) => onChange({ template })}
      />
      <ul aria-label={formatMessage(messages.problems)} aria-live="polite" className="grid gap-1 empty:hidden">
        {lines.slice(0, MAX_PROBLEMS).map(({ from, line, text }) => (
          <li key={`${from} ${text}`} className="flex flex-wrap gap-x-2 text-sm">
            <button type="button" className={`cursor-pointer ${linkClass}`} onClick={() => setGoTo({ offset: from })}>
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
