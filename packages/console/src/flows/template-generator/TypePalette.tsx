import { useState } from 'react'
import { useIntl } from 'react-intl'
import { describeError } from '../../framework/text/error-text.ts'
import { firstControl } from '../../ui/first-control.ts'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Skeleton } from '../../ui/progress.tsx'
import { useArrowKeys } from '../../ui/use-arrow-keys.ts'
import { generatorMessages as messages, generatorPhrases } from './template-generator.messages.ts'
import type { Generator } from './use-generator.ts'

/** How a dragged type is carried. */
export const TYPE_FORMAT = 'application/x-heat-type'

interface TypePaletteProps {
  generator: Generator
  onAdd: (type: string) => void
}

/** The resource types of this cloud: pressed or dragged to add a resource. */
export function TypePalette({ generator: { types, typesError, isBroken }, onAdd }: TypePaletteProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const [text, setText] = useState('')
  const shown = types?.filter((type) => type.toLowerCase().includes(text.trim().toLowerCase()))
  const keys = useArrowKeys(shown ?? [])
  return (
    <div className="grid min-h-0 grid-rows-[auto_1fr] gap-2 border-line p-3 max-lg:border-b lg:border-e">
      <TextField
        label={formatMessage(messages.find)}
        optional
        hideLabel
        placeholder={formatMessage(messages.find)}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          firstControl(keys.list.ref.current)?.focus()
        }}
      />
      {typesError && (
        <p role="alert" className="text-sm text-bad">
          {formatMessage(messages.typesFailed)} {describeError(intl, typesError)}
        </p>
      )}
      {!shown && !typesError && <Skeleton className="h-40" />}
      {shown?.length === 0 && <p className="text-sm text-ink-3">{formatMessage(messages.noTypes)}</p>}
      {shown && shown.length > 0 && (
        <ul
          {...keys.list}
          aria-label={formatMessage(messages.palette)}
          className="min-h-0 overflow-auto max-lg:max-h-40"
        >
          {shown.map((type) => (
            <li key={type} className="[contain-intrinsic-size:auto_1.75rem] [content-visibility:auto]">
              <button
                {...keys.item(type)}
                type="button"
                draggable={!isBroken}
                disabled={isBroken}
                aria-label={formatMessage(generatorPhrases.add, { type })}
                className="w-full cursor-grab rounded-md px-2 py-1 text-start text-sm wrap-anywhere -outline-offset-2 hover:bg-hover disabled:cursor-default disabled:text-ink-3"
                onClick={() => onAdd(type)}
                onDragStart={(event) => {
                  event.dataTransfer.setData(TYPE_FORMAT, type)
                  event.dataTransfer.effectAllowed = 'copy'
                }}
              >
                {type.replace(/^OS::/, '')}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
