import { expect, test } from 'vitest'
import * as z from 'zod'
import { newUuid } from './new-uuid.ts'

test('[IMAGE-06] every id of a new image is another UUID of version 4', () => {
  const ids = Array.from({ length: 200 }, newUuid)
  expect(ids.filter((id) => !z.uuidv4().safeParse(id).success)).toEqual([])
  expect(new Set(ids).size).toBe(200)
})
