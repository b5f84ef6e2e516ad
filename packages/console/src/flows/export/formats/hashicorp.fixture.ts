import { execFileSync } from 'node:child_process'
import { Expression, parseHcl } from './hcl.fixture.ts'

/** In a process of its own, since its runtime, which is Go's, sets globals and never ends. */
const PROGRAM = `
const { parse } = require('@cdktf/hcl2json')
parse('main.tf', require('node:fs').readFileSync(0, 'utf8')).then((read) => {
  require('node:fs').writeSync(1, JSON.stringify(read))
  process.exit()
})
`

/** A file of Terraform as HashiCorp's own parser reads it, in Terraform's JSON; an error if it refuses the file. */
export const readByHashiCorp = (text: string): unknown =>
  JSON.parse(
    execFileSync(process.execPath, ['-e', PROGRAM], {
      cwd: import.meta.dirname,
      input: text,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      timeout: 60_000,
    }),
  )

/** The same as the tests' own parser reads it, which is as strict, and reads thousands of texts in a second. */
export function readByTests(text: string): unknown {
  const read = emptyRecord()
  for (const { kind, labels, body } of parseHcl(text)) {
    const path = [kind, ...labels]
    const last = path.pop() ?? ''
    let at = read
    for (const name of path) at = (at[name] ??= emptyRecord()) as typeof read // only blocks of one kind, with as many labels
    at[last] = [...((at[last] ?? []) as unknown[]), jsonOf(body)] // as above
  }
  return read
}

/** One in which `constructor` is a name like others. */
const emptyRecord = () => Object.create(null) as Record<string, unknown> // nothing in it

/** Expressions and templates are in braces, which are doubled in other texts; Terraform composes letters and accents. */
function jsonOf(value: unknown): unknown {
  if (typeof value === 'string') return doubled(value)
  if (Array.isArray(value)) return value.map(jsonOf)
  if (typeof value !== 'object' || value === null) return value
  if (value instanceof Expression) return `\${${value.raw}}`
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [doubled(name), jsonOf(one)]))
}

const doubled = (text: string) => text.normalize().replaceAll(/[$%](?=\{)/g, '$&$&')
