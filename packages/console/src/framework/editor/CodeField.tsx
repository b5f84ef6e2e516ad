import { FileUp } from 'lucide-react'
import { Suspense, useId, useRef } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../ui/buttons.tsx'
import { cx } from '../../ui/classes.ts'
import type { FormFieldProps } from '../../ui/fields/FormField.tsx'
import { Skeleton } from '../../ui/progress.tsx'
import { useUiTexts } from '../../ui/texts.ts'
import { toast } from '../../ui/toast/toast.ts'
import type { CodeAreaProps } from './CodeArea.tsx'
import { byteLength, guessLanguage, type CodeLanguage } from './code-language.ts'
import { editorMessages } from './editor.messages.ts'
import { lazyPart } from '../../ui/lazy-part.ts'

const CodeArea = lazyPart(async () => (await import('./CodeArea.tsx')).CodeArea)

interface CodeFieldProps extends FormFieldProps, Pick<CodeAreaProps, 'complete' | 'problems' | 'marked' | 'goTo'> {
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  /** Guessed from the text unless given. */
  language?: CodeLanguage
  /** The maximum size in bytes. */
  limit?: number
}

/** A field for a script or a template: typed, pasted or loaded from a file. */
export function CodeField({
  label,
  hint,
  error,
  optional,
  disabled,
  className,
  value,
  onChange,
  onBlur,
  language,
  limit,
  complete,
  problems,
  marked,
  goTo,
}: CodeFieldProps) {
  const { formatMessage } = useIntl()
  const texts = useUiTexts()
  const file = useRef<HTMLInputElement>(null)
  const id = useId()
  const bytes = byteLength(value)
  const load = async (chosen: File | undefined) => {
    if (!chosen) return
    try {
      onChange(await chosen.text())
    } catch {
      toast.danger(formatMessage(editorMessages.unreadable))
    }
  }
  return (
    <div role="group" aria-labelledby={id} className={cx('grid gap-1.5', className)}>
      <div className="flex flex-wrap items-end justify-between gap-x-3">
        <span id={id} className="font-medium">
          {label}
          {optional && <span className="ms-1.5 inline-block text-sm font-normal text-ink-3">{texts.optional}</span>}
        </span>
        <Button
          size="small"
          variant="quiet"
          icon={<FileUp aria-hidden />}
          disabled={disabled}
          onClick={() => file.current?.click()}
        >
          {formatMessage(editorMessages.loadFile)}
        </Button>
        <input
          ref={file}
          type="file"
          tabIndex={-1}
          aria-label={formatMessage(editorMessages.loadFile)}
          className="hidden"
          onChange={(event) => {
            void load(event.target.files?.[0])
            event.target.value = ''
          }}
        />
      </div>
      <div
        className={cx(
          'overflow-hidden rounded-md border focus-within:border-accent focus-within:ring-3 focus-within:ring-accent-soft',
          error ? 'border-bad' : 'border-line-field',
        )}
      >
        <Suspense fallback={<Skeleton className="m-3 h-33" />}>
          <CodeArea
            label={label}
            value={value}
            onChange={onChange}
            onBlur={onBlur}
            language={language ?? guessLanguage(value)}
            readOnly={disabled}
            invalid={Boolean(error)}
            complete={complete}
            problems={problems}
            marked={marked}
            goTo={goTo}
          />
        </Suspense>
      </div>
      <div className="flex justify-between gap-3 text-sm text-ink-3">
        <div>
          {hint}
          {error && (
            <p role="alert" className="text-bad">
              {error}
            </p>
          )}
        </div>
        <span className={cx('shrink-0 tabular-nums', limit !== undefined && bytes > limit && 'text-bad')}>
          {limit === undefined
            ? formatMessage(editorMessages.bytes, { bytes })
            : formatMessage(editorMessages.size, { bytes, limit })}
        </span>
      </div>
    </div>
  )
}
