import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * `node tools/code-docs.ts <file>` writes docs/code.md from what a run of the contract tests with
 * `MERIDIAN_ROUND_TRIPS=<file>` has recorded.
 */
interface Outcome {
  name: string
  dialect: string
  /** As in `codeKind`. */
  kind: string
  differences: readonly string[]
}

const HEAD = `# The code of actions

Every request that changes something has code that repeats it. This table has one line for each of them, and what is known of its code:

- **proved**: the tests run the code (the real \`openstack\` client in bash, cURL in bash, Python with openstacksdk) against the embedded cloud, and it changes exactly what the request changes, but for ids and times.
- **written**: the code is written by the same rules, but it has not been proved to do the same.
- **newer client**: the command is in python-openstackclient 6.3 and later; the tests run 6.0, of Debian 12. **Newer client, proved**: it was run with 7.4 of Debian 13 (\`MERIDIAN_CLIENT=<folder of its Python modules>\`).
- **cURL**: the client has no command, so that its code is a cURL command.

\`MERIDIAN_ROUND_TRIPS=<file> npm test -- apps/meridian/test/contract\` proves all of them (\`MERIDIAN_PROVE_ONLY=<pattern>\`: those whose names match), and \`node tools/code-docs.ts <file>\` writes this page. Every run proves a sample, and that each request is in the table; \`npm run test:soak\` proves again what is proved here.

`

const NEWER_PROVED = 'newer client, proved'

const DIALECTS = ['openstack', 'curl', 'python']
const page = join(import.meta.dirname, '../docs/code.md')

/** What the page has now: it stays, unless it is recorded again. */
const before = new Map(
  [...readFileSync(page, 'utf8').matchAll(/^\| (\w+) +\| (.*) \|$/gm)]
    .filter(([, name]) => name !== 'request')
    .map(([, name = '', cells = '']) => [name, cells.split('|').map((one) => one.trim())]),
)

const [, , file = ''] = process.argv
const outcomes = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Outcome) // the tests have written it
const cell = (name: string, dialect: string): string => {
  const found = outcomes.findLast((one) => one.name === name && one.dialect === dialect)
  if (!found) return before.get(name)?.[DIALECTS.indexOf(dialect)] ?? 'written'
  const isProved = found.differences.length === 0
  if (found.kind === 'command') return isProved ? 'proved' : 'written'
  return found.kind === 'newer client' && isProved ? NEWER_PROVED : found.kind
}
const names = [...new Set([...before.keys(), ...outcomes.map(({ name }) => name)])].toSorted()
const rows = names.map((name) => `| ${[name, ...DIALECTS.map((id) => cell(name, id))].join(' | ')} |`)
const share = (dialect: string, kinds: readonly string[]) =>
  `${Math.round((100 * names.filter((name) => kinds.includes(cell(name, dialect))).length) / names.length)} %`
const summary = `${names.length} requests. Commands: ${share('openstack', ['proved', 'written', 'newer client', NEWER_PROVED])}, proved ${share('openstack', ['proved', NEWER_PROVED])}; cURL proved: ${share('curl', ['proved'])}; Python proved: ${share('python', ['proved'])}.`
const table = ['| request | openstack | cURL | Python |', '| --- | --- | --- | --- |', ...rows]
writeFileSync(page, `${HEAD}${summary}\n\n${table.join('\n')}\n`)
