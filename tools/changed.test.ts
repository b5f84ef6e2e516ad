import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { branchPoint, browserSources, changedFiles, reachedBrowserTests, reachedRegistryTests } from './changed.ts'
import type { BrowserSources } from './changed.ts'
import { root } from './run-node.ts'

const image = `
export const imageManifest = {
  type: 'OS::Glance::Image',
  names: texts('image', { one: 'Image', other: 'Images' }),
  panels: { project: { path: '/project/images' } },
  dialogs: { create: 'create-image' },
}`

const sources: BrowserSources = {
  tests: new Map([
    ['e2e/addresses.e2e.ts', "test('addresses', async () => {\n  await upload(console)\n})\n"],
    [
      'e2e/images.e2e.ts',
      `const PANEL = '/project/images'

test('a list', async () => {
  await console.open(PANEL)
})

test('its members', async () => {
  await console.open('/project/image_members')
})

test('an address', async () => {
  await console.open('/ngdetails/OS::Glance::Image/1')
})
`,
    ],
    ['e2e/languages.e2e.ts', "test('each language has its own sign-in page', () => {})"],
  ]),
  support: new Map([
    ['e2e/support/upload.ts', "export async function upload(console) {\n  await console.open('/project/images')\n}\n"],
    ['e2e/support/page.ts', "export class ConsolePage {\n  start = '/project/images'\n}\n"],
  ]),
  manifests: new Map([
    ['packages/console/src/resources/image/image.manifest.ts', image],
    ['packages/console/src/resources/trust/trust.manifest.ts', "export const m = { type: 'OS::Keystone::Trust' }"],
  ]),
}
const all = [...sources.tests.keys()]
const reached = (...files: string[]) => reachedBrowserTests(files, sources)

test('a resource reaches the browser tests that mention it, themselves or by a helper', () => {
  const own = ['e2e/addresses.e2e.ts:1', 'e2e/images.e2e.ts:11', 'e2e/images.e2e.ts:3']
  expect(reached('packages/console/src/resources/image/form/EditImage.tsx')).toEqual(own)
})

test('a resource that no browser test mentions reaches the one of all dialogs', () => {
  expect(reached('packages/console/src/resources/trust/trust.actions.ts')).toEqual(['e2e/dialogs.e2e.ts'])
})

test('a browser test reaches its whole file, and translations reach the tests of languages', () => {
  const changed = ['e2e/images.e2e.ts', 'packages/console/src/resources/image/a.ts', 'packages/console/locales/de.json']
  expect(reached(...changed)).toEqual(['e2e/addresses.e2e.ts:1', 'e2e/images.e2e.ts', 'e2e/languages.e2e.ts'])
})

test('what every page uses reaches all browser tests', () => {
  expect(reached('packages/console/src/framework/table/Table.tsx')).toEqual(all)
  expect(reached('packages/server/src/app.ts')).toEqual(all)
  expect(reached('packages/console/src/resources/index.ts')).toEqual(all)
  expect(reached('e2e/support/test.ts')).toEqual(all)
})

test('another part reaches the browser tests with its name, or all of them', () => {
  expect(reached('packages/console/src/flows/sign-in/SignIn.tsx')).toEqual(['e2e/languages.e2e.ts:1'])
  expect(reached('packages/console/src/flows/quick-launch/QuickLaunch.tsx')).toEqual(all)
})

test('documents and unit tests reach no browser test', () => {
  expect(reached('README.md', 'packages/console/src/ui/toast.test.ts', 'tools/check.ts')).toEqual([])
})

test('what the registry leads to reaches the tests that read it', () => {
  const tests = new Map([
    ['apps/a.test.ts', "import '../support/console-queries.ts'"],
    ['apps/b.test.ts', ''],
    ['apps/c.test.ts', "join(import.meta.dirname, '../../../packages/console/src', file)"],
  ])
  for (const file of ['resources/image/image.queries.ts', 'framework/resource/define-resource.ts'])
    expect(reachedRegistryTests([`packages/console/src/${file}`], tests)).toEqual(['apps/a.test.ts', 'apps/c.test.ts'])
  expect(reachedRegistryTests(['packages/console/src/ui/Button.tsx'], tests)).toEqual([])
})

test('finds the browser tests, and the changes since the branch point', () => {
  expect([...browserSources().tests.keys()]).toContain('e2e/images.e2e.ts')
  expect(execFileSync('git', ['cat-file', '-t', branchPoint()], { cwd: root, encoding: 'utf8' })).toBe('commit\n')
  expect(changedFiles(branchPoint())).toEqual(expect.any(Array))
})
