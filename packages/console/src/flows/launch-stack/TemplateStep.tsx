import { FileUp, X } from 'lucide-react'
import { useRef } from 'react'
import { useIntl } from 'react-intl'
import { CodeField } from '../../framework/editor/CodeField.tsx'
import { Button, IconButton } from '../../ui/buttons.tsx'
import { RadioField } from '../../ui/fields/RadioField.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { useUiTexts } from '../../ui/texts.ts'
import { EXAMPLES, exampleNames } from './examples.ts'
import { launchMessages as messages } from './launch-stack.messages.ts'
import { hasTemplate, isWebAddress, type LaunchForm } from './launch-state.ts'

export interface StepProps {
  form: LaunchForm
  onChange: (change: Partial<LaunchForm>) => void
  /** Whether the user has tried to go on: problems are shown from then on. */
  tried: boolean
}

/** Heat's own limit. */
const MAX_TEMPLATE_BYTES = 524_288

export function TemplateStep({ form, onChange, tried, examples }: StepProps & { examples: boolean }) {
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
        <CodeField
          label={formatMessage(messages.template)}
          language="yaml"
          limit={MAX_TEMPLATE_BYTES}
          value={form.template}
          error={missing}
          onChange={(template) => onChange({ template })}
        />
      )}
      <CodeField
        label={formatMessage(messages.environment)}
        language="yaml"
        optional
        value={form.environment}
        onChange={(environment) => onChange({ environment })}
      />
      <OtherFiles files={form.files} onChange={(files) => onChange({ files })} />
    </div>
  )
}

const exampleIn = (template: string): string | null =>
  Object.entries(EXAMPLES).find(([, text]) => text === template)?.[0] ?? null

interface OtherFilesProps {
  files: LaunchForm['files']
  onChange: (files: LaunchForm['files']) => void
}

/** Texts that the template names; they are sent with it, and read by nobody else. */
function OtherFiles({ files, onChange }: OtherFilesProps) {
  const { formatMessage } = useIntl()
  const texts = useUiTexts()
  const input = useRef<HTMLInputElement>(null)
  const add = async (chosen: readonly File[]) => {
    const read = await Promise.all(chosen.map(async (file) => [file.name, await file.text()] as const))
    onChange({ ...files, ...Object.fromEntries(read) })
  }
  return (
    <div role="group" aria-label={formatMessage(messages.files)} className="grid justify-items-start gap-1.5">
      <span className="font-medium">
        {formatMessage(messages.files)}
        <span className="ms-1.5 text-sm font-normal text-ink-3">{texts.optional}</span>
      </span>
      <span className="text-sm text-ink-3">{formatMessage(messages.filesHint)}</span>
      {Object.keys(files).map((name) => (
        <span key={name} className="flex items-center gap-1 font-mono text-sm">
          {name}
          <IconButton
            label={`${texts.remove} ${name}`}
            icon={<X aria-hidden />}
            size="small"
            onClick={() => onChange(Object.fromEntries(Object.entries(files).filter(([other]) => other !== name)))}
          />
        </span>
      ))}
      <Button size="small" icon={<FileUp aria-hidden />} onClick={() => input.current?.click()}>
        {formatMessage(messages.addFiles)}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        tabIndex={-1}
        aria-label={formatMessage(messages.addFiles)}
        className="hidden"
        onChange={(event) => {
          void add([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
    </div>
  )
}
