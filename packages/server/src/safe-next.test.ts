import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { safeNext } from './safe-next.ts'

test.each([
  ['/project/images?q=1#top', '/', '/project/images?q=1#top'],
  ['/console/project/', '/console/', '/console/project/'],
  ['/elsewhere/', '/console/', '/console/'],
  ['https://evil.example/', '/', '/'],
  ['//evil.example/', '/', '/'],
  ['/\\evil.example/', '/', '/'],
  ['/\t/evil.example/', '/', '/'],
  ['/a/..//evil.example/', '/', '/'],
  ['/.//evil.example/', '/', '/'],
  ['javascript:alert(1)', '/', '/'],
  ['/auth/login/?next=/', '/', '/'],
  ['', '/', '/'],
  [undefined, '/', '/'],
])('%j under %j redirects to %j', (next, base, path) => {
  expect(safeNext(next, base)).toBe(path)
})

test('a browser stays on this site for any value', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.webUrl(),
        fc.string().map((text) => `/${text}`),
      ),
      (next) => {
        const path = safeNext(next, '/')
        expect(new URL(path, 'https://console.example/auth/login/').origin).toBe('https://console.example')
      },
    ),
  )
})
