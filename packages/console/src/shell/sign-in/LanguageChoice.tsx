import { useState } from 'react'
import { cx } from '../../ui/class-names.ts'
import { useLanguage } from '../messages/use-language.ts'

/** The languages side by side, each in its own words: nobody has to read another one to find theirs. */
export function LanguageChoice() {
  const [failure, setFailure] = useState('')
  const { label, value, options, onChange } = useLanguage(setFailure)
  return (
    <div className="grid max-w-85 justify-items-center gap-2">
      <div role="group" aria-label={label} className="flex flex-wrap justify-center gap-1">
        {options.map((option) => (
          <button
            key={option.value}
            type="button"
            lang={option.value}
            aria-pressed={option.value === value}
            onClick={() => {
              setFailure('')
              onChange(option.value)
            }}
            className={cx(
              'h-7 cursor-pointer rounded-md px-2.5 text-sm hover:bg-hover',
              option.value === value ? 'font-medium text-ink' : 'text-ink-3 hover:text-ink',
            )}
          >
            {option.label}
          </button>
        ))}
      </div>
      {failure && (
        <p role="alert" className="text-center text-sm text-bad">
          {failure}
        </p>
      )}
    </div>
  )
}
