import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { resourceFiles } from './new-resource/resource-files.ts'
import { resourceNames } from './new-resource/resource-names.ts'
import { root } from './run-node.ts'

/** Compilations and a contract test take longer than other tests. */
const PATIENCE_MS = 600_000

/** Address groups have a panel, so that they get a second one under another name. */
const NAMES = ['network', 'office-list', 'address-group'] as const
/** The contract test of the new resource imports all routes: it is run, and not compiled. */
const written = [
  ...Object.keys(resourceFiles(resourceNames(...NAMES))).filter((file) => !file.startsWith('apps/')),
  'packages/openstack/src/network/v2-0/resources.ts',
]
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
  execFileSync('git', ['init', '--quiet'], { cwd: copy }) // some tests list its files
  const modules = join(copy, 'node_modules')
  mkdirSync(join(modules, '@meridian'), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules')).filter((each) => each !== '@meridian'))
    symlinkSync(join(root, 'node_modules', name), join(modules, name))
  for (const name of readdirSync(join(root, 'node_modules/@meridian')))
    symlinkSync(readlinkSync(join(root, 'node_modules/@meridian', name)), join(modules, '@meridian', name))
}

/**
 * What the compiler reports in these files of a project. It reads only what they import, a third of the whole, and
 * reports elsewhere what others add to the types of libraries.
 */
function compile(project: string, files: readonly string[]): string[] {
  const local = files.map((file) => file.slice(project.length))
  const config = { extends: './tsconfig.json', include: [], files: local }
  writeFileSync(join(copy, project, 'tsconfig.new.json'), JSON.stringify(config))
  const tsc = join(copy, 'node_modules/typescript/bin/tsc')
  const { stdout } = spawnSync(
    process.execPath,
    [tsc, '--pretty', 'false', '--checkers', '1', '--listFiles', '-p', 'tsconfig.new.json'],
    {
      cwd: join(copy, project),
      encoding: 'utf8',
    },
  )
  const lines = stdout.split('\n')
  // The compiler has read all of them.
  for (const file of local) expect(lines).toContain(join(realpathSync(copy), project, file))
  return lines.filter((line) => local.some((file) => line.startsWith(file)))
}

beforeAll(() => {
  copyRepository()
  node('tools/new-resource.ts', ...NAMES)
}, PATIENCE_MS)
afterAll(() => rmSync(copy, { recursive: true }))

test('a new resource compiles', { timeout: PATIENCE_MS }, () => {
  const inConsole = (file: string) => file.startsWith('packages/console/')
  expect(
    compile(
      '',
      written.filter((file) => !inConsole(file)),
    ),
  ).toEqual([])
  expect(compile('packages/console/', written.filter(inConsole))).toEqual([])
})

test('a new resource is served, listed and tested', { timeout: PATIENCE_MS }, () => {
  const output = node(
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=verbose',
    'apps/meridian/test/contract/neutron-office-lists',
    'packages/console/src/resources/index.test.ts',
  )
  expect(output).toContain('officeListCreate replies as declared')
  expect(output).toContain('OS::Neutron::OfficeList has the dialogs of its manifest')
})

test('the path in the service may have folders', () => {
  const { inService, client, kebabs } = resourceNames('network', 'meter', 'metering/metering-label')
  expect(inService).toEqual({
    one: 'metering_label',
    many: 'metering_labels',
    at: '/v2.0/metering/metering-labels',
  })
  expect(resourceNames('volume', 'volume-group', 'group').inService.at).toBe('/groups')
  expect([client, kebabs]).toEqual(['network/v2-0', 'meters'])
})

test('without arguments the usage is printed, and with wrong ones what is wrong', () => {
  const run = (...args: string[]) =>
    spawnSync(process.execPath, ['tools/new-resource.ts', ...args], { cwd: copy, encoding: 'utf8' })
  expect(run()).toMatchObject({ status: 1, stderr: expect.stringMatching(/^Usage: npm run new:resource/) })
  expect(run('metal', 'node')).toMatchObject({ status: 1, stderr: expect.stringMatching(/^Unknown service metal/) })
  expect(run(...NAMES)).toMatchObject({ status: 1, stderr: expect.stringMatching(/exists\n$/) })
})

test('an unknown service and an unusual name are refused', () => {
  expect(() => resourceNames('metal', 'node')).toThrow('Unknown service metal')
  expect(() => resourceNames('network', 'AddressGroup')).toThrow('AddressGroup is not in kebab-case')
})
