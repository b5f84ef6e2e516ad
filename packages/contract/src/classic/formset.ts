/** The columns of a repeated group of fields, by the name of the field that holds all its rows as lines. */
export type Formsets = Readonly<Record<string, readonly string[]>>

interface SentRow {
  values: Readonly<Record<string, string>>
  /** The server sent this row before; if it was removed, it is flagged instead of left out. */
  initial: boolean
  removed: boolean
}

/** Rows as form fields, as Django names them: total and initial counts, the values of each row and the delete flags. */
export function formsetFields(prefix: string, rows: readonly SentRow[]): [name: string, value: string][] {
  // The server takes the first INITIAL_FORMS rows for the ones that it sent.
  const ordered = [...rows].sort((a, b) => Number(b.initial) - Number(a.initial))
  return [
    [`${prefix}-TOTAL_FORMS`, String(ordered.length)],
    [`${prefix}-INITIAL_FORMS`, String(ordered.filter(({ initial }) => initial).length)],
    ...ordered.flatMap(({ values, removed }, index): [string, string][] => [
      ...Object.entries(values).map(([name, value]): [string, string] => [`${prefix}-${index}-${name}`, value]),
      ...(removed ? [[`${prefix}-${index}-DELETE`, 'on'] as [string, string]] : []),
    ]),
  ]
}

const lineOf = (values: readonly string[]) => values.map((value) => value.trim()).join(',')
const linesOf = (value: string) => value.split('\n').filter((line) => line.trim() !== '')

/** The lines of a field as the fields of a formset; `before` has the lines that the form began with. */
export function linesAsFormset(
  prefix: string,
  columns: readonly string[],
  value: string,
  before = '',
): [string, string][] {
  const valuesOf = (line: string) => {
    const [first = '', ...rest] = line.split(',')
    const parts = [first.trim(), rest.join(',').trim()]
    return Object.fromEntries(columns.map((column, at) => [column, parts[at] ?? '']))
  }
  const left = linesOf(value)
  const known = linesOf(before).map((line) => {
    const at = left.indexOf(line)
    if (at >= 0) left.splice(at, 1)
    return { values: valuesOf(line), initial: true, removed: at < 0 }
  })
  const added = left.map((line) => ({ values: valuesOf(line), initial: false, removed: false }))
  return formsetFields(prefix, [...known, ...added])
}

/** More rows than any subnet has; each is read. */
const MOST_ROWS = 1000

/** A posted count of rows that is none. */
export class FormsetError extends Error {}

/** The posted fields with the rows of each formset as lines of its field; blank rows and deleted ones are left out. */
export function formsetsAsLines(
  posted: Readonly<Record<string, unknown>>,
  formsets: Formsets,
): Record<string, unknown> {
  const fields: Record<string, unknown> = { ...posted }
  for (const [prefix, columns] of Object.entries(formsets)) {
    const total = posted[`${prefix}-TOTAL_FORMS`]
    if (total === undefined) continue
    const count = Number(total)
    if (!Number.isInteger(count) || count < 0 || count > MOST_ROWS)
      throw new FormsetError(`${prefix}-TOTAL_FORMS: must be a number of rows, at most ${MOST_ROWS}`)
    const rows = Array.from({ length: count }, (_, at) => at).filter((at) => !posted[`${prefix}-${at}-DELETE`])
    const lines = rows.map((at) => lineOf(columns.map((column) => String(posted[`${prefix}-${at}-${column}`] ?? ''))))
    fields[prefix] = lines.filter((line) => line.replaceAll(',', '') !== '').join('\n')
  }
  return fields
}
