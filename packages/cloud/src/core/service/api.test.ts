import { expect, expectTypeOf, test } from 'vitest'
import { noContent } from '../http/reply.ts'
import { get } from './api.ts'
import type { Call, Params } from './api.ts'

test('a handler gets exactly the parameters of its path', () => {
  expectTypeOf<Params<'/a/:one/b/:two'>>().toEqualTypeOf<Record<'one' | 'two', string>>()
  // @ts-expect-error the path has no :other
  const route = get('/v2/images/:id', (call: Call<{ other: string }>) => (call.params.other ? noContent : noContent))
  expect(route.path).toBe('/v2/images/:id')
})
