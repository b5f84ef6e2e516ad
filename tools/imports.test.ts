import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from './run-node.ts'

/** Files that obey the import rule; each violation is added to them. */
const clean = {
  'packages/wire/src/index.ts': `export type Status = 'active'`,
  'packages/contract/src/index.ts': `import type { Status } from '../../wire/src/index.ts'\nexport const s: Status = 'active'`,
  'packages/cloud/src/core/database/db.ts': `export const db = 1\nexport type Db = typeof db`,
  'packages/cloud/src/services/glance/images/store.ts': `import { db } from '../../../core/database/db.ts'\nexport const all = () => db`,
  'packages/cloud/src/services/glance/images/view.ts': `import type { Db } from '../../../core/database/db.ts'\nexport type X = Db`,
  'packages/cloud/src/services/nova/index.ts': `export const nova = 1`,
  'packages/reachability/src/ask.ts': `import type { Status } from '../../wire/src/index.ts'\nexport const ask = (s: Status) => s`,
  'packages/server/src/app.ts': `import { s } from '../../contract/src/index.ts'\nexport const app = s`,
  'packages/console/src/ui/Button.tsx': `export const Button = () => <button />`,
  'packages/console/src/framework/table.tsx': `import { Button } from '../ui/Button.tsx'\nexport const T = () => <Button />`,
  'packages/console/src/framework/text/texts.ts': `export const texts = () => 1`,
  'packages/console/src/framework/text/common.messages.ts': `import { texts } from './texts.ts'\nexport const words = texts()`,
  'packages/console/src/resources/image/image.tsx': `import { T } from '../../framework/table.tsx'\nexport const I = T`,
  'packages/console/src/resources/flavor/flavor.tsx': `export const F = 1`,
  'packages/console/src/gallery/main.tsx': `import { Button } from '../ui/Button.tsx'\nexport const G = () => <Button />`,
  'packages/openstack/src/client.ts': `import { call } from './call.ts'\nexport type Client = typeof call`,
  'packages/openstack/src/call.ts': `export const call = 1`,
  'packages/console/src/ui/Dialog.tsx': `export type Props = { open: boolean }\nexport const body = import('./Body.tsx')`,
  'packages/console/src/ui/Body.tsx': `export const open = true`,
  'packages/console/src/framework/text/bytes.ts': `export const bytes = 1`,
  'packages/console/src/framework/table/cells.ts': `export { bytes as cell } from '../text/bytes.ts'`,
  'packages/console/src/shell/frame/Frame.tsx': `import { T } from '../../framework/table.tsx'\nexport const F = T`,
  'packages/server/src/app.test.ts': `export * from './app.fixture.ts'`,
  'packages/server/src/app.fixture.ts': `export * from './app.ts'`,
  'apps/meridian/src/main.ts': `import { app } from '../../../packages/server/src/app.ts'\nexport const main = app`,
  'node_modules/@tanstack/react-query/index.js': `export const useQuery = 1`,
  'node_modules/fastify/index.js': `export const fastify = 1`,
}

const planted: [rule: string, file: string, source: string][] = [
  ['wire-may-import', 'packages/wire/src/a.ts', `export { s } from '../../contract/src/index.ts'`],
  ['wire-may-import', 'packages/wire/src/b.ts', `export type { s } from '../../contract/src/index.ts'`],
  ['server-may-import', 'packages/server/src/a.ts', `export { nova } from '../../cloud/src/services/nova/index.ts'`],
  ['console-may-import', 'packages/console/src/A.tsx', `import { app } from '../../server/src/app.ts'\n<p>{app}</p>`],
  ['cloud-may-import', 'packages/cloud/src/a.ts', `export { main } from '../../../apps/meridian/src/main.ts'`],
  ['reachability-may-import', 'packages/reachability/src/a.ts', `export { s } from '../../contract/src/index.ts'`],
  ['server-may-import', 'packages/server/src/d.ts', `export { ask } from '../../reachability/src/ask.ts'`],
  ['ui-may-import', 'packages/console/src/ui/A.tsx', `import { T } from '../framework/table.tsx'\n<T />`],
  ['framework-may-import', 'packages/console/src/framework/a.ts', `export { I } from '../resources/image/image.tsx'`],
  [
    'console-resources-are-islands',
    'packages/console/src/resources/image/a.tsx',
    `export { F } from '../flavor/flavor.tsx'`,
  ],
  [
    'cloud-services-are-islands',
    'packages/cloud/src/services/glance/a.ts',
    `export const a = import('../nova/index.ts')`,
  ],
  [
    'framework-text-may-import',
    'packages/console/src/framework/text/a.ts',
    `export const a = import('../table/cells.ts')`,
  ],
  ['framework-table-may-import', 'packages/console/src/framework/table/a.ts', `export type { T } from '../table.tsx'`],
  ['framework-has-floors', 'packages/console/src/framework/other/a.ts', `export { bytes } from '../text/bytes.ts'`],
  ['shell-pages-may-import', 'packages/console/src/shell/pages/a.ts', `export { F } from '../frame/Frame.tsx'`],
  ['no-cycles', 'packages/openstack/src/a.ts', `import * as own from './a.ts'\nexport const a = () => own`],
  ['no-cycles', 'packages/console/src/ui/Body.tsx', `import { body } from './Dialog.tsx'\nexport const open = body`],
  [
    'no-cycles',
    'packages/openstack/src/call.ts',
    `import type { Client } from './client.ts'\nexport const call = (c: Client) => c`,
  ],
  ['ui-knows-no-router-or-cache', 'packages/console/src/ui/b.ts', `export { useQuery } from '@tanstack/react-query'`],
  ['nobody-needs-the-gallery', 'packages/console/src/B.tsx', `import './gallery/main.tsx'\n<p />`],
  ['texts-are-in-messages', 'packages/console/src/framework/b.ts', `export { texts } from './text/texts.ts'`],
  ['only-zod-below', 'packages/contract/src/a.ts', `export { fastify } from 'fastify'`],
  ['only-zod-below', 'packages/policy/src/a.ts', `export { readFileSync } from 'node:fs'`],
  [
    'sql-lives-in-stores',
    'packages/cloud/src/services/glance/images/handlers.ts',
    `export { db } from '../../../core/database/db.ts'`,
  ],
  ['resolves', 'packages/openstack/src/b.ts', `export * from './gone.ts'`],
  ['no-tests-in-sources', 'packages/server/src/b.ts', `export * from './app.test.ts'`],
  ['no-tests-in-sources', 'packages/server/src/c.ts', `export * from './app.fixture.ts'`],
]

const put = (folder: string, file: string, source: string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), source)
}

/** Writes the files into a new folder with this repository's configuration and runs dependency-cruiser there. */
function violations(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'imports-'))
  for (const [file, source] of Object.entries(files)) put(folder, file, source)
  put(folder, 'package.json', JSON.stringify({ dependencies: { '@tanstack/react-query': '*', fastify: '*' } }))
  for (const name of ['tsconfig.json', 'tsconfig.base.json', '.dependency-cruiser.cjs']) {
    copyFileSync(join(root, name), join(folder, name))
  }
  const cruiser = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')
  const args = [cruiser, '--config', '.dependency-cruiser.cjs', '--output-type', 'json', 'packages', 'apps']
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  const report = JSON.parse(stdout) as { summary: { violations: { rule: { name: string }; from: string }[] } } // its form
  return report.summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`)
}

// dependency-cruiser skips TypeScript silently if it finds no parser; these tests fail then.
describe('the import rule', () => {
  test('accepts clean code', () => {
    expect(violations(clean)).toEqual([])
  })

  test('reports every violation and nothing else', () => {
    const files = Object.fromEntries(planted.map(([, file, source]) => [file, source]))
    expect(violations({ ...clean, ...files }).sort()).toEqual(planted.map(([rule, file]) => `${rule}: ${file}`).sort())
  })
})
