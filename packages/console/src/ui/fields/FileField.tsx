import { FileUp, X } from 'lucide-react'
import { useRef, useState, type DragEvent } from 'react'
import { IconButton } from '../buttons.tsx'
import { cx } from '../classes.ts'
import { useUiTexts } from '../texts.ts'
import { FormField, type FormFieldProps, type Control } from './FormField.tsx'

export interface FileFieldProps extends FormFieldProps, Control<File | null, HTMLButtonElement> {
  /** File types for the browser's file dialog: '.iso,.qcow2'. */
  accept?: string
  /** The size of a file as text. */
  describe?: (file: File) => string
}

/** A file that the user chooses or drops. */
export function FileField({ value, onChange, onBlur, ref, accept, describe, ...field }: FileFieldProps) {
  const texts = useUiTexts()
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file && !field.disabled) onChange(file)
  }
  return (
    <FormField {...field}>
      <div
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={cx(
          'relative flex min-h-14 items-center gap-3 rounded-md border border-dashed px-3 py-2 transition-colors',
          over ? 'border-accent bg-accent-soft' : 'border-line-field bg-surface',
          Boolean(field.error) && 'border-bad',
        )}
      >
        <FileUp aria-hidden className="size-5 shrink-0 text-ink-3" />
        <div className="min-w-0 flex-1">
          <button
            type="button"
            ref={ref}
            disabled={field.disabled}
            aria-label={value ? `${field.label}: ${value.name}` : `${field.label}: ${texts.chooseFile}`}
            onBlur={onBlur}
            onClick={() => input.current?.click()}
            className="block max-w-full cursor-pointer truncate text-start font-medium text-ink outline-none after:absolute after:inset-0 after:rounded-md focus-visible:after:outline-2 focus-visible:after:outline-accent"
          >
            {value ? value.name : texts.chooseFile}
          </button>
          <p className="text-sm text-ink-3">{value ? describe?.(value) : texts.dropFile}</p>
        </div>
        {value && !field.disabled && (
          <IconButton
            className="z-10"
            label={`${texts.remove} ${value.name}`}
            icon={<X aria-hidden />}
            onClick={() => onChange(null)}
          />
        )}
        <input
          ref={input}
          type="file"
          accept={accept}
          aria-label={field.label}
          tabIndex={-1}
          className="hidden"
          onChange={(event) => {
            const [file] = event.target.files ?? []
            if (file) onChange(file)
            // Choosing the same file again must fire a change event, too.
            event.target.value = ''
          }}
        />
      </div>
    </FormField>
  )
}
