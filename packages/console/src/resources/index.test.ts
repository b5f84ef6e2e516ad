import { expect, test } from 'vitest'
import { resources } from './index.ts'

test.each(resources)('[REG-01] $type is declared as its place says', async (entry) => {
  const { modals = {}, ...resource } = await entry.resource()
  expect(resource.type).toBe(entry.type)
  expect(Object.keys(modals).toSorted()).toEqual((entry.modalNames ?? []).toSorted())
})

test('[REG-01] no two types share a name, an address or a dialog', () => {
  const claims = resources.flatMap(({ type, panels, modalNames = [] }) => [
    type,
    ...Object.values(panels).map(({ path }) => path),
    ...modalNames,
  ])
  expect(claims).toEqual([...new Set(claims)])
})
