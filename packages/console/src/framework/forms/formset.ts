/** A row of a formset: what it holds, and whether the server knew it before. */
export interface FormsetRow<T> {
  /** Stays the row's own while others come and go. */
  key: string
  values: T
  /** It came with the form; removed, it is sent with a flag instead of left out. */
  initial: boolean
  removed: boolean
}

/** The rows that a form came with. */
export const initialRows = <T>(all: readonly T[]): FormsetRow<T>[] =>
  all.map((values, index) => ({ key: `initial-${index}`, values, initial: true, removed: false }))

export function addRow<T>(rows: readonly FormsetRow<T>[], values: T): FormsetRow<T>[] {
  const used = rows.flatMap(({ key }) => (key.startsWith('new-') ? [Number(key.slice(4))] : []))
  return [...rows, { key: `new-${Math.max(-1, ...used) + 1}`, values, initial: false, removed: false }]
}

/** A row that the server knows is flagged; one that it never saw is gone. */
export const removeRow = <T>(rows: readonly FormsetRow<T>[], key: string): FormsetRow<T>[] =>
  rows.flatMap((row) => (row.key !== key ? [row] : row.initial ? [{ ...row, removed: true }] : []))

export const changeRow = <T>(rows: readonly FormsetRow<T>[], key: string, values: Partial<T>): FormsetRow<T>[] =>
  rows.map((row) => (row.key === key ? { ...row, values: { ...row.values, ...values } } : row))

export const shownRows = <T>(rows: readonly FormsetRow<T>[]): FormsetRow<T>[] => rows.filter(({ removed }) => !removed)

/** The rows as form fields: how many there are, how many came with the form, each row's values and which are to go. */
export function formsetFields<T extends Record<string, string>>(
  prefix: string,
  rows: readonly FormsetRow<T>[],
): [name: string, value: string][] {
  // The server takes the first INITIAL_FORMS rows for those it sent.
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
