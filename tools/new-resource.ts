import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { resourceFiles } from './new-resource/resource-files.ts'
import { resourceNames } from './new-resource/resource-names.ts'
import { root, runNode } from './run-node.ts'

// `npm run new:resource -- <service> <name> [<name in the service>]`, as in `network address-group` or `volume
// volume-group group`: writes a resource that compiles, is served, listed and tested, for a service API with the usual
// list, view, create, update and delete calls.
const [service = '', name = '', nameInService = name] = process.argv.slice(2)
const names = resourceNames(service, name, nameInService)
const { folder, client, kebab, kebabs, camel, camels } = names
const files = resourceFiles(names)
const taken = Object.keys(files).find((file) => existsSync(join(root, file)))
if (taken) throw new Error(`${taken} exists`)

const changed: string[] = []
for (const [file, content] of Object.entries(files)) write(file, content)

insertSorted(`packages/contract/src/${folder}/endpoints.ts`, `import { ${camel}Endpoints } from './${kebabs}.ts'`)
insert(`packages/contract/src/${folder}/endpoints.ts`, /(?=\n\}\n)/, `\n  ...${camel}Endpoints,`)
insertSorted('packages/contract/src/index.ts', `export * from './${folder}/${kebabs}.ts'`)
insertSorted('packages/openstack/src/index.ts', `export * as ${camels} from './${client}/${kebabs}.ts'`)
insertSorted(`packages/server/src/routes/${folder}/index.ts`, `import { ${camel}Routes } from './${kebabs}.ts'`)
insert(`packages/server/src/routes/${folder}/index.ts`, /(?=\n\}\n)/, `\n  ${camel}Routes(app)`)
insertSorted(
  'packages/console/src/resources/index.ts',
  `import { ${camel}Manifest } from './${kebab}/${kebab}.manifest.ts'`,
)
insert(
  'packages/console/src/resources/index.ts',
  /(?=\n\]\n)/,
  `\n  register(${camel}Manifest, async () => (await import('./${kebab}/${kebab}.resource.tsx')).${camel}),`,
)
insert(
  'docs/code.md',
  /(?=\n$)/,
  ['Create', 'Delete', 'Update'].map((verb) => `\n| ${camel}${verb} | written | written | written |`).join(''),
)

await runNode(['node_modules/oxfmt/bin/oxfmt', ...Object.keys(files), ...changed])
await runNode(['tools/api-docs.ts'], { show: true })
console.log(`Wrote ${Object.keys(files).length} files. Next:
- the shape in packages/contract/src/${folder}/${kebabs}.ts; the service's JSON in packages/wire, in place of Sent
- policy rules in the manifest and the actions; the extension that the service must have in the manifest
- columns and fields in packages/console/src/resources/${kebab}/, an icon in its manifest
- its line in packages/console/src/resources/index.ts at the position that it has in the navigation
- node tools/api-docs.ts after changes of endpoints; its lines in docs/code.md where the openstack client has no command
- translations: node tools/languages.ts --missing
- a walk in e2e/`)

function write(file: string, content: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), content.trimStart())
}

/** Replaces what `at` matches, which may be empty. */
function insert(file: string, at: RegExp, added: string): void {
  change(file, (text) => {
    if (!at.test(text)) throw new Error(`${file} has no place for ${added.trim()}`)
    return text.replace(at, () => added)
  })
}

/** Inserts an import or export before the first whose path comes after its own, or after the last. */
function insertSorted(file: string, line: string): void {
  change(file, (text) => {
    const lines = text.split('\n')
    const path = pathOf(line)
    const siblings = lines.flatMap((each, index) => {
      const other = pathOf(each)
      return other?.startsWith('./') ? [{ index, other }] : []
    })
    const next = siblings.find(({ other }) => path !== undefined && other > path)
    lines.splice(next ? next.index : (siblings.at(-1)?.index ?? -1) + 1, 0, line)
    return lines.join('\n')
  })
}

function pathOf(line: string): string | undefined {
  return /^(?:import|export) .* from '([^']+)'/.exec(line)?.[1]
}

function change(file: string, edit: (text: string) => string): void {
  changed.push(file)
  writeFileSync(join(root, file), edit(readFileSync(join(root, file), 'utf8')))
}
