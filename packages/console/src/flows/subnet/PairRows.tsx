import { useState, type ClipboardEvent } from 'react'
import { Field, type BoundField } from '../../framework/forms/Field.tsx'
import { addRow, Formset, initialRows, removeRow, shownRows } from '../../framework/forms/Formset.tsx'
import type { ResourceForm } from '../../framework/forms/use-resource-form.ts'
import { TextField } from '../../ui/fields/TextField.tsx'
import type { SubnetForm } from './subnet-form.ts'

export interface Pair {
  first: string
  second: string
}

/** The workflow takes pairs as lines: `10.0.0.2,10.0.0.9`. */
export const pairsOf = (lines: string): Pair[] =>
  lines
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [first = '', ...rest] = line.split(',')
      return { first: first.trim(), second: rest.join(',').trim() }
    })

/** Blank rows are left out; the server refuses half of a pair. */
export const linesOf = (pairs: readonly Pair[]): string =>
  pairs
    .map(({ first, second }) => ({ first: first.trim(), second: second.trim() }))
    .filter(({ first, second }) => first !== '' || second !== '')
    .map(({ first, second }) => `${first},${second}`)
    .join('\n')

const BLANK: Pair = { first: '', second: '' }

interface PairRowsProps {
  form: ResourceForm<SubnetForm>
  name: 'allocation_pools' | 'host_routes'
  labels: Pair
  /** Examples of both. */
  placeholders: Pair
}

/** Pairs of addresses as rows of two fields; pasted lines become rows. */
export const PairRows = ({ form, name, ...texts }: PairRowsProps) => (
  <Field of={form} name={name}>
    {(field) => <Rows field={field} {...texts} />}
  </Field>
)

function Rows({
  field,
  labels,
  placeholders,
}: Pick<PairRowsProps, 'labels' | 'placeholders'> & { field: BoundField<string> }) {
  const [rows, setRows] = useState(() => initialRows(pairsOf(field.value)))
  const change = (next: typeof rows) => {
    setRows(next)
    field.onChange(linesOf(shownRows(next).map(({ values }) => values)))
  }
  const paste = (event: ClipboardEvent, number: number) => {
    const pairs = pairsOf(event.clipboardData.getData('text'))
    if (!pairs.some(({ second }) => second !== '')) return
    event.preventDefault()
    const row = shownRows(rows)[number - 1]
    const isBlank = row && linesOf([row.values]) === ''
    change(pairs.reduce(addRow, isBlank ? removeRow(rows, row.key) : rows))
  }
  return (
    <Formset label={field.label} rows={rows} onChange={change} blank={BLANK} error={field.error}>
      {(row, set, number) =>
        (['first', 'second'] as const).map((part) => (
          <TextField
            key={part}
            mono
            optional={false}
            label={labels[part]}
            placeholder={placeholders[part]}
            value={row[part]}
            onChange={({ target }) => set({ [part]: target.value })}
            onBlur={field.onBlur}
            onPaste={(event) => paste(event, number)}
          />
        ))
      }
    </Formset>
  )
}
