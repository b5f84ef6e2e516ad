import { del, get, items, put } from '@meridian/contract'
import type { ServiceClient } from '@meridian/openstack'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { mapped, serveResource } from './serve-resource.ts'

const Rule = z.object({ id: z.string(), port: z.number() })

const endpoints = {
  list: get('/groups/:group/rules/', '', { query: z.object({ port: z.string() }), result: items(Rule) }),
  update: put('/groups/:group/rules/:rule/', '', { body: z.object({ port: z.number() }), result: Rule }),
  port: get('/groups/:group/rules/:rule/port/', '', { result: z.object({ port: z.number() }) }),
  remove: del('/groups/:group/rules/:rule/', ''),
}

test('passes parameters, body and query to the client and wraps a list', async () => {
  const app = Fastify()
  const client = {} as ServiceClient // no call of this test sends anything
  const removed: string[][] = []
  const show = async (_client: ServiceClient, group: string, rule: string) => ({ id: `${group}-${rule}`, port: 22 })
  serveResource(app, () => client, [
    [endpoints.list, async (_client, group, { port }) => [{ id: group, port: Number(port) }]],
    [endpoints.update, async (_client, group, rule, { port }) => ({ id: `${group}-${rule}`, port })],
    [endpoints.port, mapped(show, ({ port }) => ({ port }))],
    [endpoints.remove, async (used, ...ids) => removed.push(used === client ? ids : [])],
  ])

  const listed = await app.inject('/groups/web/rules/?port=80')
  expect(listed.json()).toEqual({ items: [{ id: 'web', port: 80 }] })
  const updated = await app.inject({ method: 'PUT', url: '/groups/web/rules/ssh/', payload: { port: 2222 } })
  expect(updated.json()).toEqual({ id: 'web-ssh', port: 2222 })
  expect((await app.inject('/groups/web/rules/ssh/port/')).json()).toEqual({ port: 22 })
  expect((await app.inject({ method: 'DELETE', url: '/groups/web/rules/ssh/' })).statusCode).toBe(204)
  expect(removed).toEqual([['web', 'ssh']])
})

test('a call that does not fit its endpoint does not compile', () => {
  const app = Fastify()
  const show = async (_client: ServiceClient, _id: string) => ({ id: 'web' })
  // @ts-expect-error: the call returns no port
  serveResource(app, 'network', [[endpoints.port, show]])
  expect(app.hasRoute({ method: 'GET', url: '/groups/:group/rules/:rule/port/' })).toBe(true)
})
