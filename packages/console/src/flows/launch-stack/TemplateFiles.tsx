import { FileUp, X } from 'lucide-react'
import { useMemo, useRef, useState, type DragEvent } from 'react'
import { useIntl } from 'react-intl'
import { droppedFiles } from '../../framework/files/dropped-files.ts'
import { Button, IconButton } from '../../ui/buttons.tsx'
import { cx } from '../../ui/classes.ts'
import { useUiTexts } from '../../ui/texts.ts'
import { launchMessages as messages, launchPhrases } from './launch-stack.messages.ts'
import { MAX_TEMPLATE_BYTES, type StepProps } from './launch-state.ts'
import { missingFiles, withFiles } from './template-files.ts'

/** More are a mistake, as a folder with a repository in it. */
const MAX_FILES = 100

interface Chosen {
  file: File
  name: string
}

/** Texts that the template names; they are sent with it, and read by nobody else. */
export function TemplateFiles({ form, onChange }: Pick<StepProps, 'form' | 'onChange'>) {
  const intl = useIntl()
  const { formatMessage } = intl
  const texts = useUiTexts()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const { files, template } = form
  const missing = useMemo(() => missingFiles({ files, template }), [files, template])
  const add = async (chosen: readonly Chosen[]) => {
    const large = chosen.filter(({ file }) => file.size > MAX_TEMPLATE_BYTES)
    setRefusal(
      large.length > 0
        ? formatMessage(launchPhrases.tooLarge, {
            names: intl.formatList(large.map(({ name }) => name)),
            limit: MAX_TEMPLATE_BYTES,
          })
        : chosen.length > MAX_FILES
          ? formatMessage(launchPhrases.tooMany, { limit: MAX_FILES })
          : null,
    )
    if (large.length > 0 || chosen.length > MAX_FILES) return
    const read = await Promise.all(chosen.map(async ({ name, file }) => ({ name, text: await file.text() })))
    onChange(withFiles({ files, template }, read))
  }
  const drop = async (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    await add(await droppedFiles([...event.dataTransfer.items].filter(({ kind }) => kind === 'file')))
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- files are dropped on the group; its button adds them by keyboard
    <div
      role="group"
      aria-label={formatMessage(messages.files)}
      className={cx(
        'grid justify-items-start gap-1.5 rounded-md border border-dashed p-3',
        isOver ? 'border-accent bg-accent-soft' : 'border-line',
      )}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => void drop(event)}
    >
      <span className="font-medium">
        {formatMessage(messages.files)}
        {missing.length === 0 && <span className="ms-1.5 text-sm font-normal text-ink-3">{texts.optional}</span>}
      </span>
      <span className="text-sm text-ink-3">{formatMessage(messages.filesHint)}</span>
      {missing.length > 0 && (
        <p role="status" className="text-sm wrap-anywhere text-warn">
          {formatMessage(launchPhrases.missing, { count: missing.length, names: intl.formatList(missing) })}
        </p>
      )}
      {refusal && (
        <p role="alert" className="text-sm wrap-anywhere text-bad">
          {refusal}
        </p>
      )}
      {Object.keys(files).map((name) => (
        <span key={name} className="flex items-center gap-1 font-mono text-sm wrap-anywhere">
          {name}
          <IconButton
            label={`${texts.remove} ${name}`}
            icon={<X aria-hidden />}
            size="small"
            onClick={() =>
              onChange({ files: Object.fromEntries(Object.entries(files).filter(([other]) => other !== name)) })
            }
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
          void add([...(event.target.files ?? [])].map((file) => ({ file, name: file.name })))
          event.target.value = ''
        }}
      />
    </div>
  )
}
