import type { Boot } from '@meridian/contract'
import { expect, test } from 'vitest'
import { expiredPasswordOf, firstPage, parseBoot } from './boot.ts'

const session: Boot['session'] = {
  id: 'u1',
  username: 'demo',
  user_domain_id: 'default',
  user_domain_name: 'Default',
  enabled: true,
  is_superuser: false,
  project_id: 'p1',
  project_name: 'demo',
  domain_id: null,
  domain_name: null,
  roles: [],
  services_region: null,
  available_services_regions: [],
  expires_at: '2026-01-01T00:00:00Z',
}
const boot: Boot = {
  brand: { name: 'Meridian', link: null },
  base: '/console/',
  session,
  services: ['identity', 'image'],
  outage: null,
  requestsAtOnce: 10,
  signIn: { regions: [], region: 'default', authTypes: [], defaultDomain: 'Default', demoAccounts: [] },
}
const at = (path: string) => new URL(path, 'http://console.test')

test('a page without boot data throws an error', () => {
  expect(() => parseBoot(null)).toThrow('The page came without its boot data')
  expect(parseBoot(JSON.stringify(boot))).toEqual(boot)
})

test('[SHELL-01] a user who is not signed in gets the sign-in page under the base path, with the way back', () => {
  expect(firstPage({ ...boot, session: null }, at('/console/project/images?sort=-name#row'))).toEqual({
    redirect: '/console/auth/login/?next=%2Fconsole%2Fproject%2Fimages%3Fsort%3D-name%23row',
  })
})

test('a signed-in user gets the app, or the sign-in page if the URL names it', () => {
  expect(firstPage(boot, at('/console/project/images'))).toEqual({ page: 'app' })
  expect(firstPage(boot, at('/console/auth/login/?next=/console/'))).toEqual({ page: 'sign-in' })
})

test('the question about a second sign-in is asked only while one waits', () => {
  const url = at('/console/auth/change_user/')
  expect(firstPage(boot, url)).toEqual({ redirect: '/console/' })
  expect(firstPage({ ...boot, waiting: { username: 'eve' } }, url)).toEqual({ page: 'ask' })
})

test('an address that changes something asks first', () => {
  expect(firstPage(boot, at('/console/auth/logout/'))).toEqual({ page: 'ask' })
  expect(firstPage(boot, at('/console/auth/switch/p2/?next=/console/'))).toEqual({ page: 'ask' })
})

test('a page that was served for a server console shows only that', () => {
  const console = { type: 'VNC' as const, socket: 'wss://vnc.example/?token=x' }
  expect(firstPage({ ...boot, console }, at('/console/console/ticket'))).toEqual({ page: 'console' })
})

test('the page for an expired password needs no session', () => {
  const page = at('/console/auth/password/u1/')
  expect(firstPage({ ...boot, session: null }, page)).toEqual({ page: 'sign-in' })
  expect(expiredPasswordOf('/console/', page.pathname)).toBe('u1')
  expect(expiredPasswordOf('/console/', '/console/auth/login/')).toBeNull()
})

test('if Keystone is unreachable, nobody is redirected from their page', () => {
  expect(firstPage({ ...boot, session: null, outage: 'No answer.' }, at('/console/'))).toEqual({ page: 'outage' })
})
