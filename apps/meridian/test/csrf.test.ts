import { afterAll, beforeAll, expect, test } from 'vitest'
import { startConsole, type Console } from './support/console.ts'

let meridian: Console
beforeAll(async () => {
  meridian = await startConsole()
})
afterAll(() => meridian.stop())

test.each([
  ['no header', { 'x-csrftoken': '' }],
  ['another token', { 'x-csrftoken': 'abc.def' }],
  ['a page of another site', { 'sec-fetch-site': 'cross-site' }],
])('[SHELL-06] an unsafe request with %s is refused', async (_case, headers) => {
  const browser = meridian.browser()
  await browser.signIn()
  const answer = await browser.post('/api/policy/', { rules: [['image', 'get_image']] }, headers)
  expect(answer.statusCode).toBe(401)
  expect(answer.headers.logout).toBe('True')
  expect(answer.headers['x-horizon-location']).toMatch(/^\/auth\/login\/\?csrf_failure=/)
})

test('[SHELL-06] a token that this server did not sign is refused, even when cookie and header agree', async () => {
  const browser = meridian.browser()
  await browser.signIn()
  browser.cookies.set('csrftoken', 'planted.token')
  expect((await browser.post('/api/policy/', { rules: [['image', 'get_image']] })).statusCode).toBe(401)
})

test('[SHELL-06] over TLS a cookie that another host of the domain planted does not stand in the way', async () => {
  const browser = await meridian.replica({ secureCookies: true, base: '/' })
  browser.cookies.set('csrftoken', 'planted.token')
  expect((await browser.signIn()).statusCode).toBe(200)
  expect([...browser.cookies.keys()].filter((name) => /csrf|session|known/.test(name)).toSorted()).toEqual([
    '__Host-csrftoken',
    '__Host-known_browser',
    '__Host-sessionid',
    'csrftoken',
  ])
  expect((await browser.post('/api/policy/', { rules: [['image', 'get_image']] })).statusCode).toBe(200)
})

test('[SHELL-06] a page from before an upgrade still sends the token of its own cookie', async () => {
  const browser = meridian.browser()
  await browser.get('/api/boot/')
  const token = browser.cookies.get('csrftoken') ?? ''
  const upgraded = await meridian.replica({ secureCookies: true })
  upgraded.cookies.set('csrftoken', token)
  await upgraded.signIn()
  const headers = { 'x-csrftoken': token }
  expect((await upgraded.post('/api/policy/', { rules: [['image', 'get_image']] }, headers)).statusCode).toBe(200)
})

test('[SHELL-06] sign-in needs the token too', async () => {
  const answer = await meridian.browser().post('/auth/login/', { username: 'demo', password: 'demo' })
  expect(answer.statusCode).toBe(401)
  expect(answer.json()).toBe('CSRF cookie missing or incorrect.')
})

test('an API call without X-Requested-With is refused', async () => {
  const browser = meridian.browser()
  await browser.signIn()
  const answer = await browser.get('/api/settings/', { 'x-requested-with': '' })
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toBe('request must be AJAX')
})
