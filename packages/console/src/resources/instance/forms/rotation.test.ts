import { expect, test } from 'vitest'
import { rotatedOut } from './rotation.ts'

const backup = (id: string, day: number, type = 'daily') => ({
  id,
  name: id,
  created_at: `2026-11-0${day}T00:00:00Z`,
  properties: { backup_type: type },
})
const names = (images: readonly { id: string }[]) => images.map(({ id }) => id)

test('Nova keeps as many backups of a type as the rotation says, the new one included', () => {
  const images = [backup('old', 1), backup('newest', 3), backup('newer', 2), backup('week', 1, 'weekly')]
  expect(names(rotatedOut(images, 'daily', 4).deleted)).toEqual([])
  expect(names(rotatedOut(images, 'daily', 3).deleted)).toEqual(['old'])
  expect(names(rotatedOut(images, ' daily ', 1).deleted)).toEqual(['newest', 'newer', 'old'])
  expect(names(rotatedOut(images, 'weekly', 2).kept)).toEqual(['week'])
  expect(rotatedOut(images, 'monthly', 1)).toEqual({ kept: [], deleted: [] })
})
