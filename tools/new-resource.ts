import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { resourceFiles, wireType } from './new-resource/resource-files.ts'
import { resourceNames, type ResourceNames } from './new-resource/resource-names.ts'
import { root, runNode } from './run-node.ts'

// `npm run new:resource` writes a resource that compiles, is served, listed and tested, for a service API with the usual
// list, view, create, update and delete calls.
const USAGE = `Usage: npm run new:resource -- <service> <name> [<name in the service>]
Examples: \`network address-group\`, \`volume volume-group group\` or \`network meter metering/metering-label\``

const names = namesFrom(process.argv.slice(2))
const { folder, client, wire, calls, inService, kebab, kebabs, camel, camels, pascal } = names
const files = resourceFiles(names)
const taken = Object.keys(files).find((file) => existsSync(join(root, file)))
if (taken) stop(`${taken} exists`)

const changed: string[] = []
for (const [file, content] of Object.entries(files)) write(file, content)

const contract = `packages/contract/src/${folder}/endpoints.ts`
insertImport(contract, `import { ${camel}Endpoints } from './${kebabs}.ts'`)
insert(contract, /(?=\n\}\n)/, `\n  ...${camel}Endpoints,`)
insertImport('packages/contract/src/index.ts', `export * from './${folder}/${kebabs}.ts'`, `./${folder}/`)
change(`packages/wire/src/${wire}.ts`, (text) => text + wireType(names))
if (calls) {
  const resources = `packages/openstack/src/${client}/resources.ts`
  insertSorted(resources, `  ${pascal},`, /^ {2}([A-Z]\w+),$/)
  const call = `${calls}<${pascal}>('${inService.one}', '${inService.many}', '${inService.at}')`
  insertSorted(resources, `export const ${camels} = ${call}`, new RegExp(`^export const (\\w+) = ${calls}<`))
} else {
  const exported = `export * as ${camels} from './${client}/${kebabs}.ts'`
  insertImport('packages/openstack/src/index.ts', exported, `./${client}/`)
}
const routes = `packages/server/src/routes/${folder}/index.ts`
insertImport(routes, `import { ${camel}Routes } from './${kebabs}.ts'`)
insert(routes, /(?=\n\}\n)/, `\n  ${camel}Routes(app)`)
const registry = 'packages/console/src/resources/index.ts'
insertImport(registry, `import { ${camel}Manifest } from './${kebab}/${kebab}.manifest.ts'`)
const loaded = `(await import('./${kebab}/${kebab}.resource.tsx')).${camel}`
insert(registry, /(?=\n\]\n)/, `\n  register(${camel}Manifest, async () => ${loaded}),`)
await runNode(['node_modules/oxfmt/bin/oxfmt', ...Object.keys(files), ...changed])
console.log(`Wrote ${Object.keys(files).length} files. Next:
- the shape in packages/contract/src/${folder}/${kebabs}.ts; the service's JSON in packages/wire/src/${wire}.ts
- policy rules in the manifest and the actions; the extension that the service must have in the manifest
- columns and fields in packages/console/src/resources/${kebab}/, an icon in its manifest
- its line in ${registry} at the position that it has among the places of its purpose
- what the place is for: packages/console/src/shell/navigation/sentences.ts
- the preflight of its form, if it has a quota
- its openstack commands in packages/contract/src/code/commands/ (see CONTRIBUTING)
- translations: node tools/languages.ts --missing
- a walk in e2e/`)

function namesFrom([service, name, nameInService]: readonly string[]): ResourceNames {
  if (!service || !name || service.startsWith('-')) return stop(USAGE)
  try {
    return resourceNames(service, name, nameInService)
  } catch (error) {
    return stop(`${(error as Error).message}\n${USAGE}`) // resourceNames throws no other
  }
}

function stop(message: string): never {
  console.error(message)
  process.exit(1)
}

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

/** Inserts an import or export among those whose paths begin with `folder`. */
function insertImport(file: string, line: string, within = './'): void {
  insertSorted(file, line, new RegExp(`^(?:import|export) .* from '(${within}[^']+)'`))
}

/** Inserts a line before the first sibling that comes after it, or after the last. `key` captures what they are sorted by. */
function insertSorted(file: string, line: string, key: RegExp): void {
  change(file, (text) => {
    const lines = text.split('\n')
    const own = key.exec(line)?.[1]
    const siblings = lines.flatMap((each, index) => {
      const other = key.exec(each)?.[1]
      return other === undefined ? [] : [{ index, other }]
    })
    const last = siblings.at(-1)
    if (own === undefined || !last) throw new Error(`${file} has no place for ${line.trim()}`)
    lines.splice(siblings.find(({ other }) => other > own)?.index ?? last.index + 1, 0, line)
    return lines.join('\n')
  })
}

function change(file: string, edit: (text: string) => string): void {
  changed.push(file)
  writeFileSync(join(root, file), edit(readFileSync(join(root, file), 'utf8')))
}
