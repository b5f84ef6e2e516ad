import { useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { CodeField } from '../../framework/editor/CodeField.tsx'
import { readTemplate } from '../../services/orchestration/hot/hot-template.ts'
import { lineAt } from '../../services/orchestration/hot/yaml-node.ts'
import { linkClass } from '../../ui/classes.ts'
import { RadioField } from '../../ui/fields/RadioField.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { EXAMPLES, exampleNames } from './examples.ts'
import { launchMessages as messages, launchPhrases } from './launch-stack.messages.ts'
import { hasTemplate, isWebAddress, MAX_TEMPLATE_BYTES, type StepProps } from './launch-state.ts'
import { TemplateFiles } from './TemplateFiles.tsx'
import { useTemplateChecks } from './use-template-checks.ts'

interface TemplateStepProps extends StepProps {
  examples: boolean
  /** The resource whose line is shown first. */
  resource?: string | undefined
}

export function TemplateStep({ form, onChange, tried, examples, resource }: TemplateStepProps) {
  const { formatMessage } = useIntl()
  const missing = tried && !hasTemplate(form) ? formatMessage(messages.noTemplate) : undefined
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
          error={tried && !isWebAddress(form.url) ? formatMessage(messages.badUrl) : undefined}
          onChange={(event) => onChange({ url: event.target.value })}
        />
      ) : (
        <TemplateField form={form} onChange={onChange} error={missing} resource={resource} />
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

interface TemplateFieldProps extends Pick<StepProps, 'form' | 'onChange'> {
  error: string | undefined
  resource: string | undefined
}

/** The editor of the template, with what is wrong at which line. */
function TemplateField({ form, onChange, error, resource }: TemplateFieldProps) {
  const { formatMessage } = useIntl()
  const { problems, complete } = useTemplateChecks(form.template, form.environment)
  const [goTo, setGoTo] = useState(() => {
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
        error={error}
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
