import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { resourceFiles } from './new-resource/resource-files.ts'
import { resourceNames } from './new-resource/resource-names.ts'
import { root, runNode } from './run-node.ts'

// `npm run new:resource -- <service> <name>`, as in `network address-group`: writes a resource that compiles, is served,
// listed and tested, for a service API with the usual list, view, create, update and delete calls.
const [service = '', name = ''] = process.argv.slice(2)
const names = resourceNames(service, name)
const { folder, client, kebab, kebabs, camel, camels } = names
const files = resourceFiles(names)
const taken = Object.keys(files).find((file) => existsSync(join(root, file)))
if (taken) throw new Error(`${taken} exists`)

const changed: string[] = []
for (const [file, content] of Object.entries(files)) write(file, content)

insert(`packages/contract/src/${folder}/endpoints.ts`, [
  [/^/, `import { ${camel}Endpoints } from './${kebabs}.ts'\n`],
  [/(?=\n\}\n)/, `\n  ...${camel}Endpoints,`],
])
insert('packages/contract/src/index.ts', [[/$/, `export * from './${folder}/${kebabs}.ts'\n`]])
insert('packages/openstack/src/index.ts', [[/$/, `export * as ${camels} from './${client}/${kebabs}.ts'\n`]])
insert(`packages/server/src/routes/${folder}/index.ts`, [
  [/^/, `import { ${camel}Routes } from './${kebabs}.ts'\n`],
  [/(?=\n\}\n)/, `\n  ${camel}Routes(app)`],
])
insert('packages/console/src/resources/index.ts', [
  [/^/, `import { ${camel}Manifest } from './${kebab}/${kebab}.manifest.ts'\n`],
  [
    /(?=\n\]\n)/,
    `\n  register(${camel}Manifest, async () => (await import('./${kebab}/${kebab}.resource.tsx')).${camel}),`,
  ],
])

await runNode(['node_modules/oxfmt/bin/oxfmt', ...Object.keys(files), ...changed])
await runNode(['tools/api-docs.ts'], { show: true })
console.log(`Wrote ${Object.keys(files).length} files. Next:
- the shape in packages/contract/src/${folder}/${kebabs}.ts, and the policy rules in the manifest and the actions
- columns and fields in packages/console/src/resources/${kebab}/, an icon in its manifest
- translations: node tools/languages.ts --missing
- a walk in e2e/`)

function write(file: string, content: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), content.trimStart())
}

function insert(file: string, places: readonly [at: RegExp, text: string][]): void {
  changed.push(file)
  const before = readFileSync(join(root, file), 'utf8')
  const after = places.reduce((text, [at, added]) => {
    if (!at.test(text)) throw new Error(`${file} has no place for ${added.trim()}`)
    return text.replace(at, () => added)
  }, before)
  writeFileSync(join(root, file), after)
}
