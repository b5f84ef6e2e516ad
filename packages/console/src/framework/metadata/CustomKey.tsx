import { useId, useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../ui/Button.tsx'
import { cx } from '../../ui/class-names.ts'
import { fieldClass } from '../../ui/fields/field-class.ts'
import { metadataMessages } from './metadata.messages.ts'

interface CustomKeyProps {
  isTaken: (key: string) => boolean
  onAdd: (key: string) => void
}

/** A key that nothing defines. */
export function CustomKey({ isTaken, onAdd }: CustomKeyProps) {
  const { formatMessage } = useIntl()
  const note = useId()
  const [text, setText] = useState('')
  const key = text.trim()
  const taken = key !== '' && isTaken(key)
  const add = () => {
    if (!key || taken) return
    onAdd(key)
    setText('')
  }
  return (
    <div className="grid gap-1">
      <div className="flex gap-2">
        <input
          aria-label={formatMessage(metadataMessages.custom)}
          aria-describedby={taken ? note : undefined}
          aria-invalid={taken}
          placeholder={formatMessage(metadataMessages.customHint)}
          maxLength={255}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            add()
          }}
          className={cx(fieldClass, 'h-8! font-mono text-sm', taken && 'border-bad')}
        />
        <Button disabled={!key || taken} onClick={add}>
          {formatMessage(metadataMessages.addCustom)}
        </Button>
      </div>
      {taken && (
        <p id={note} role="alert" className="text-sm text-bad">
          {formatMessage(metadataMessages.duplicate)}
        </p>
      )}
    </div>
  )
}
