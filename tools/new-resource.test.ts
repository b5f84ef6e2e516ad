import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { resourceNames } from './new-resource/resource-names.ts'
import { root } from './run-node.ts'

/** Two compilations and a contract test take longer than other tests. */
const PATIENCE_MS = 240_000

const copy = mkdtempSync(join(tmpdir(), 'meridian-new-resource-'))
const node = (...args: string[]) => execFileSync(process.execPath, args, { cwd: copy, encoding: 'utf8', stdio: 'pipe' })

/** The repository's files with its own links between the packages, so that the copy uses nothing of the original. */
function copyRepository(): void {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  for (const file of files.split('\n').filter((name) => /^(?:packages|apps|conformance|tools|docs|[^/]+$)/.test(name)))
    if (existsSync(join(root, file))) cpSync(join(root, file), join(copy, file))
  const modules = join(copy, 'node_modules')
  mkdirSync(join(modules, '@meridian'), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules')).filter((each) => each !== '@meridian'))
    symlinkSync(join(root, 'node_modules', name), join(modules, name))
  for (const name of readdirSync(join(root, 'node_modules/@meridian')))
    symlinkSync(readlinkSync(join(root, 'node_modules/@meridian', name)), join(modules, '@meridian', name))
}

beforeAll(() => {
  copyRepository()
  // Address groups have a panel, so that they get a second one under another name.
  node('tools/new-resource.ts', 'network', 'office-list', 'address-group')
}, PATIENCE_MS)
afterAll(() => rmSync(copy, { recursive: true }))

test('a new resource compiles', { timeout: PATIENCE_MS }, () => {
  const tsc = 'node_modules/typescript/bin/tsc'
  expect(node(tsc, '-p', '.')).toBe('')
  expect(node(tsc, '-p', 'packages/console')).toBe('')
})

test('a new resource is served, listed and tested', { timeout: PATIENCE_MS }, () => {
  const filters = ['apps/meridian/test/contract/neutron-office-lists', 'packages/console/src/resources/index.test.ts']
  const output = node('node_modules/vitest/vitest.mjs', 'run', '--reporter=verbose', ...filters)
  expect(output).toContain('officeListCreate replies as declared')
  expect(output).toContain('OS::Neutron::OfficeList has the dialogs of its manifest')
})

test('an unknown service and an unusual name are refused', () => {
  expect(() => resourceNames('metal', 'node')).toThrow('Unknown service metal')
  expect(() => resourceNames('network', 'AddressGroup')).toThrow('AddressGroup is not in kebab-case')
})
