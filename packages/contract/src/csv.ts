/** Spreadsheets run a cell that begins with one of these characters as a formula. */
const FORMULA = /^[=+\-@\t\r]/

const BYTE_ORDER_MARK = '\uFEFF' // Excel needs it to detect UTF-8

/** Rows as RFC 4180 text in which no cell is a formula. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => `${row.map(field).join(',')}\r\n`).join('')

function field(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** The cells of a line of CSV, of which some may be quoted. */
export const csvCells = (line: string, separator: string): string[] =>
  [...line.matchAll(new RegExp(`(?:^|${separator})(?:\\s*"((?:[^"]|"")*)"\\s*|([^${separator}]*))`, 'g'))].map(
    ([, quoted, plain = '']) => (quoted === undefined ? plain.trim() : quoted.replaceAll('""', '"')),
  )
