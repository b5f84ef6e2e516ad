import { networkEndpoints, type Endpoint } from '@meridian/contract'
import { expect, test } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import type { AnyArgs, Call } from '../../api/client.ts'
import { RemainsFailure, submitInternetNetwork } from './internet-network.ts'

const VALUES = { name: 'private', cidr: '10.0.1.0/24', external: 'public' }

/** Answers every call with an id, and refuses those on the list; `sent` has the calls. */
function cloud(...refused: string[]) {
  const sent: string[] = []
  const send = async ({ method, path }: Endpoint, { body }: AnyArgs = {}) => {
    const call = `${method} ${path}`
    sent.push(body ? `${call} ${JSON.stringify(body)}` : call)
    if (refused.includes(call)) throw new ApiError('Quota exceeded', { reason: 'refused', endpoint: path, status: 409 })
    return { id: `id of ${path.split('/').at(-2)}` }
  }
  return { sent, send: send as unknown as Call } // it is called with these endpoints alone
}

test('a network with internet is a network, a subnet, and a router with a gateway and an interface', async () => {
  const { send, sent } = cloud()
  expect(await submitInternetNetwork(VALUES, send)).toEqual({ network: 'id of networks', router: 'id of routers' })
  expect(sent.map((call) => call.split(' ').slice(0, 2).join(' '))).toHaveLength(5)
  expect(sent[1]).toContain('"cidr":"10.0.1.0/24"')
  expect(sent[3]).toContain('"network_id":"public"')
  expect(sent[4]).toContain('"subnet_id":"id of subnets"')
})

test('after a refusal nothing is left, and the refusal is shown', async () => {
  const { send, sent } = cloud()
  await submitInternetNetwork(VALUES, send)
  const [, , router = '', , connect = ''] = sent.map((call) => call.split(' ').slice(0, 2).join(' '))
  for (const refused of [router, connect]) {
    const broken = cloud(refused)
    await expect(submitInternetNetwork(VALUES, broken.send)).rejects.toThrow('Quota exceeded')
    expect(broken.sent.at(-1)).toMatch(/^DELETE .*networks/)
    expect(broken.sent.some((call) => /^DELETE .*routers/.test(call))).toBe(refused === connect)
  }
})

test('what could not be deleted is said', async () => {
  const { send, sent } = cloud()
  await submitInternetNetwork(VALUES, send)
  const [, subnet = ''] = sent.map((call) => call.split(' ').slice(0, 2).join(' '))
  const { method, path } = networkEndpoints.networkDelete
  const broken = cloud(subnet, `${method} ${path}`)
  await expect(submitInternetNetwork(VALUES, broken.send)).rejects.toBeInstanceOf(RemainsFailure)
})
