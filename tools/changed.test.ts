import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { branchPoint, browserTestFiles, changedFiles, reachedBrowserTests } from './changed.ts'
import { root } from './run-node.ts'

const tests = new Map([
  ['e2e/addresses.e2e.ts', "await console.open('/project/floating_ips')"],
  ['e2e/images.e2e.ts', "await console.open('/project/images')"],
  ['e2e/languages.e2e.ts', "test('each language has its own sign-in page')"],
])
const all = [...tests.keys()]
const reached = (...files: string[]) => reachedBrowserTests(files, tests)

test('a resource reaches the browser tests that mention it', () => {
  expect(reached('packages/console/src/resources/floating-ip/floating-ip.actions.ts')).toEqual(['e2e/addresses.e2e.ts'])
  expect(reached('packages/console/src/resources/image/form/EditImage.tsx')).toEqual(['e2e/images.e2e.ts'])
})

test('a browser test reaches itself, and translations reach the tests of languages', () => {
  expect(reached('e2e/images.e2e.ts', 'packages/console/locales/de.json')).toEqual([
    'e2e/images.e2e.ts',
    'e2e/languages.e2e.ts',
  ])
})

test('what every page uses reaches all browser tests', () => {
  expect(reached('packages/console/src/framework/table/Table.tsx')).toEqual(all)
  expect(reached('packages/server/src/app.ts')).toEqual(all)
  expect(reached('packages/console/src/resources/index.ts')).toEqual(all)
  expect(reached('e2e/support/test.ts')).toEqual(all)
})

test('a part that no browser test mentions reaches all of them', () => {
  expect(reached('packages/console/src/flows/quick-launch/QuickLaunch.tsx')).toEqual(all)
})

test('documents and unit tests reach no browser test', () => {
  expect(reached('README.md', 'packages/console/src/ui/toast.test.ts', 'tools/check.ts')).toEqual([])
})

test('finds the browser tests, and the changes since the branch point', () => {
  expect([...browserTestFiles().keys()]).toContain('e2e/images.e2e.ts')
  expect(execFileSync('git', ['cat-file', '-t', branchPoint()], { cwd: root, encoding: 'utf8' })).toBe('commit\n')
  expect(changedFiles(branchPoint())).toEqual(expect.any(Array))
})
