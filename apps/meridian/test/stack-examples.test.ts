import { afterAll, beforeAll, expect, test } from 'vitest'
import { EXAMPLES } from '../../../packages/console/src/flows/launch-stack/examples.ts'
import type { Browser } from './support/browser.ts'
import { startConsole, type Console } from './support/console.ts'
import { until } from './support/until.ts'

let meridian: Console
let demo: Browser
beforeAll(async () => {
  meridian = await startConsole()
  demo = meridian.browser()
  await demo.signIn('demo')
})
afterAll(() => meridian.stop())

const nameIn = async (path: string, isFit: (item: Record<string, unknown>) => boolean): Promise<string> => {
  const { items } = (await demo.get(path)).json()
  return items.find(isFit).name
}

/** What a user would choose where the template has no default. */
const chosen = async (): Promise<Record<string, string>> => ({
  image: await nameIn('/api/glance/images/', ({ name, status }) => /cirros/i.test(String(name)) && status === 'active'),
  network: await nameIn('/api/neutron/networks/', ({ name }) => name === 'private'),
})

test.each(Object.entries(EXAMPLES))('[STACK-02] the example %s launches', async (name, template) => {
  const { Parameters: asked } = (await demo.post('/api/heat/validate/', { template })).json()
  const values = await chosen()
  const parameters = Object.fromEntries(Object.keys(asked).flatMap((key) => (values[key] ? [[key, values[key]]] : [])))
  const launched = await demo.post('/api/heat/stacks/', { stack_name: `example-${name}`, template, parameters })
  expect(launched.statusCode).toBe(201)
  const { id } = launched.json()
  const done = await until(
    async () => (await demo.get(`/api/heat/stacks/${id}`)).json(),
    ({ stack_status: status }) => !status.endsWith('_IN_PROGRESS'),
  )
  expect(`${done.stack_status}: ${done.stack_status_reason}`).toMatch(/^CREATE_COMPLETE: /)
  const left = (await demo.get(`/api/heat/stacks/${id}/resources`)).json()
  expect(left.items.every((each: { resource_status: string }) => each.resource_status === 'CREATE_COMPLETE')).toBe(true)
  await demo.delete(`/api/heat/stacks/${id}`)
})
