import { useIntl } from 'react-intl'
import { cx, fieldClass } from '../../ui/classes.ts'
import type { Entry } from './metadata-entries.ts'
import type { Definition } from './metadata-tree.ts'
import { booleanText, choicesOf, formatList, operatorsOf, parseList } from './metadata-value.ts'
import { metadataMessages } from './metadata.messages.ts'

interface EntryControlProps {
  entry: Entry
  name: string
  invalid: boolean
  describedBy: string | undefined
  onChange: (value: string) => void
}

const SELECT = cx(fieldClass, 'h-8! disabled:bg-sunken disabled:text-ink-3')

/** Native controls: an editor may have hundreds of them. */
export function EntryControl({
  entry: { value, definition },
  name,
  invalid,
  describedBy,
  onChange,
}: EntryControlProps) {
  const shared = {
    'aria-label': name,
    'aria-invalid': invalid,
    'aria-describedby': describedBy,
    disabled: definition?.readonly,
    className: cx(SELECT, invalid && 'border-bad'),
  }
  if (definition?.type === 'array') return <ListControl {...{ value, definition, name, onChange }} shared={shared} />
  if (definition?.type === 'boolean')
    return <Choice {...shared} value={booleanText(value)} choices={['true', 'false']} onChange={onChange} />
  const choices = definition ? choicesOf(definition) : []
  if (choices.length > 0) return <Choice {...shared} value={value} choices={choices} onChange={onChange} />
  return (
    <input
      {...shared}
      value={value}
      inputMode={definition?.type === 'integer' ? 'numeric' : definition?.type === 'number' ? 'decimal' : 'text'}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

interface SharedProps {
  'aria-label': string
  'aria-invalid': boolean
  'aria-describedby': string | undefined
  disabled: boolean | undefined
  className: string
}

/** The stored value may not be an option; it is added as one, so that opening the editor does not change it. */
const Choice = ({
  value,
  choices,
  onChange,
  ...shared
}: SharedProps & { value: string; choices: readonly string[]; onChange: (value: string) => void }) => (
  <select {...shared} value={value} onChange={(event) => onChange(event.target.value)}>
    {[...new Set([...(choices.includes(value) ? [] : [value]), ...choices])].map((choice) => (
      <option key={choice}>{choice}</option>
    ))}
  </select>
)

interface ListControlProps {
  value: string
  definition: Definition
  name: string
  onChange: (value: string) => void
  shared: SharedProps
}

function ListControl({ value, definition, name, onChange, shared }: ListControlProps) {
  const { formatMessage } = useIntl()
  const list = parseList(value, definition)
  const operators = operatorsOf(definition)
  const choices = choicesOf(definition)
  const label = formatMessage(metadataMessages.values, { name })
  return (
    <div className="grid gap-1.5">
      {operators.length > 1 && (
        <Choice
          {...shared}
          aria-label={`${name}: ${formatMessage(metadataMessages.operator)}`}
          value={list.operator}
          choices={operators}
          onChange={(operator) => onChange(formatList({ ...list, operator }))}
        />
      )}
      {choices.length > 0 ? (
        <select
          {...shared}
          multiple
          aria-label={label}
          value={[...list.values]}
          onChange={({ target }) =>
            onChange(formatList({ ...list, values: [...target.selectedOptions].map((option) => option.value) }))
          }
          className={cx(shared.className, 'h-20! py-1')}
        >
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      ) : (
        <input
          {...shared}
          aria-label={label}
          title={formatMessage(metadataMessages.valuesHint)}
          // The raw text: a trailing comma starts the next value.
          value={value.replace(/^<[^>]*>\s?/, '')}
          onChange={(event) => onChange(event.target.value && `${list.operator} ${event.target.value}`)}
        />
      )}
    </div>
  )
}
