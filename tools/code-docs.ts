import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runNode } from './run-node.ts'

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

\`MERIDIAN_ROUND_TRIPS=<file> npm test -- apps/meridian/test/contract apps/meridian/test/migrations\` proves all of them (\`MERIDIAN_PROVE_ONLY=<pattern>\`: those whose names match; a second run with the same file goes on where the first one stopped), and \`node tools/code-docs.ts <file>\` writes this page. Every run proves a sample, and that each request is in the table; \`npm run test:soak\` proves again what is proved here.

`

/** Why the client has no command that does the same. */
const REASONS: Readonly<Record<string, string>> = {
  computeServiceUpdate: 'The command takes a host and a program; the request has the id of the service.',
  credentialUpdate: '`credential set` needs user, type and data; the request has what changes.',
  groupSnapshotRestore:
    '`volume group create --group-snapshot` creates the group and then fails (7.4, cinderclient 9.7).',
  groupTypeMetadataUpdate: 'No command removes one property of a group type.',
  imageTagsUpdate: '`image set --tag` adds tags; the request replaces all of them.',
  objectCopy: 'There is no command.',
  objectVersionRestore: 'There is no command.',
  passcodeDeviceCreate: '`credential create` has no option for the name of the device.',
  serverPasswordClear: 'There is no command.',
  serverRebuild:
    '`server rebuild` has no option for the partition of the disk; it is the code of a rebuild that keeps it.',
  serverTagsReplace: '`server set --tag` adds tags; the request replaces all of them.',
  subnetPoolUpdate: '`subnet pool set --pool-prefix` adds prefixes; the request has all of them.',
  uploadComplete: 'There is no command for the manifest of parts that were uploaded.',
  volumeGroupClone: '`volume group create --source-group` creates the group and then fails (7.4, cinderclient 9.7).',
  volumeGroupUpdate: '`volume group set` adds and removes no volumes.',
}

const NEWER_PROVED = 'newer client, proved'

const DIALECTS = ['openstack', 'curl', 'python']
const page = join(import.meta.dirname, '../docs/code.md')

/** What the page has now: it stays, unless it is recorded again. */
const before = new Map(
  [...readFileSync(page, 'utf8').matchAll(/^\| (\w+) +\| ((?:[^|]*\|){2}[^|]*) \|$/gm)]
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
const withoutCommand = names.filter((name) => cell(name, 'openstack') === 'cURL')
const unexplained = withoutCommand.filter((name) => !(name in REASONS))
if (unexplained.length > 0) throw new Error(`Add to REASONS why these have no command: ${unexplained.join(', ')}`)
const reasons = withoutCommand.map((name) => `| ${name} | ${REASONS[name]} |`)
const table = ['| request | openstack | cURL | Python |', '| --- | --- | --- | --- |', ...rows]
const missing = ['| without a command | reason |', '| --- | --- |', ...reasons]
writeFileSync(page, `${HEAD}${summary}\n\n${table.join('\n')}\n\n${missing.join('\n')}\n`)
await runNode(['node_modules/oxfmt/bin/oxfmt', page])
