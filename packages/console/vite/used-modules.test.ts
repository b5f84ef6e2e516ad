import { expect, test } from 'vitest'
import { usedModules } from './used-modules.ts'

const BARREL = '/packages/contract/src/index.ts'

const modules = (page: string) => ({
  '/page.tsx': { importedIds: ['/icon.ts', BARREL], code: page },
  [BARREL]: { importedIds: ['/volumes.ts', '/backups.ts'], code: `export * from './volumes.ts'` },
  '/volumes.ts': { importedIds: [], code: 'export const volumeEndpoints = {}\nexport function isBusy() {}' },
  '/backups.ts': { importedIds: [], code: 'const a = 1\nexport { a as backupEndpoints }' },
})

const importsOfPage = (page: string) => {
  const known: Record<string, { importedIds: string[]; code: string }> = modules(page)
  return usedModules((id) => known[id] ?? null)('/page.tsx')
}

test('a name of the contract stands for the module that has it', () => {
  expect(importsOfPage(`import { backupEndpoints as backups } from "@meridian/contract"`)).toEqual([
    '/icon.ts',
    '/backups.ts',
  ])
  expect(importsOfPage(`import { volumeEndpoints, isBusy } from '@meridian/contract'`)).toEqual([
    '/icon.ts',
    '/volumes.ts',
    '/volumes.ts',
  ])
})

test('a name that no module has stops the build', () => {
  expect(() => importsOfPage(`import { gone } from '@meridian/contract'`)).toThrow('/page.tsx imports gone')
})
