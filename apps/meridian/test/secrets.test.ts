import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from './support/browser.ts'
import { startConsole, type Console } from './support/console.ts'

const [OLD, NEW] = ['the key of the past, long enough to seal', 'the key of the future, long enough to seal']
const POLICY = { rules: [['image', 'get_image']] }

let meridian: Console
beforeAll(async () => {
  meridian = await startConsole({ secret: OLD })
})
afterAll(() => meridian.stop())

const carryOver = (from: Browser, to: Browser) => from.cookies.forEach((value, name) => to.cookies.set(name, value))
const acts = async (browser: Browser) => (await browser.post('/api/policy/', POLICY)).statusCode

test('a key is replaced without signing anybody out: the former one still opens, the new one seals', async () => {
  const before = meridian.browser()
  await before.signIn()
  const [during, after] = [await meridian.replica({ secret: [NEW, OLD] }), await meridian.replica({ secret: NEW })]
  carryOver(before, during)
  expect(await acts(during)).toBe(200)
  carryOver(before, after)
  expect(await acts(after)).toBe(401)

  const fresh = await meridian.replica({ secret: [NEW, OLD] })
  await fresh.signIn()
  const later = await meridian.replica({ secret: NEW })
  carryOver(fresh, later)
  expect(await acts(later)).toBe(200)
})
