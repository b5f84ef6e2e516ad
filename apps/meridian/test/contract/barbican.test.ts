import { barbican, type CertificateNote } from '@meridian/contract'
import { expect } from 'vitest'
import { describeContract, showsRequested } from '../support/contract-cases.ts'
import { once } from '../support/once.ts'
import { NOTHING } from '../support/refusals.ts'
import type { World } from '../support/world.ts'

/** The parts of the seeded certificate that ends last. */
const parts = once(async (world: World) => {
  const { items } = await world.call('demo', barbican.secretList, {})
  const read = async (part: string) => {
    const id = items.find(({ name }) => name === `intranet ${part}`)?.id ?? ''
    return (await world.call('demo', barbican.secretValue, { params: { id } })).text ?? ''
  }
  return { certificate: await read('certificate'), key: await read('private_key'), root: await read('intermediates') }
})

/** In any order, and as Windows writes it. */
async function bundle(world: World): Promise<string> {
  const { certificate, key, root } = await parts(world)
  return `\uFEFF${root}\n${key}Bag Attributes\n${certificate}`.replaceAll('\n', '\r\n')
}

const certificate = async (world: World) => {
  const body = { name: world.name('certificate'), private_pem: await bundle(world) }
  const { id } = await world.call('demo', barbican.certificateCreate, { body })
  world.cleanUp(() => world.call('demo', barbican.certificateDelete, { params: { id } }))
  return { id }
}
const shared = once(certificate)

const SECRET = { secret_type: 'passphrase', secret: 'a word that nobody knows' } as const
const secret = async (world: World) => {
  const body = { ...SECRET, name: world.name('secret') }
  return world.call('demo', barbican.secretCreate, { body })
}
const sharedSecret = once(async (world: World) => {
  const { id } = await secret(world)
  world.cleanUp(() => world.call('demo', barbican.secretDelete, { params: { id } }))
  return { id }
})

const lacks = (world: World) => (world.real ? 'the cloud has no seeded certificates' : null)
const unknown = () => ({ args: { params: { id: NOTHING } }, status: 404 })
const pem =
  (change: (text: { certificate: string; key: string; root: string }) => string, says: string) =>
  async (world: World) => ({
    args: { body: { name: 'x', private_pem: change(await parts(world)) } },
    status: 400,
    says,
  })

describeContract('[API-BARBICAN] certificates and secrets', barbican, {
  certificateList: {
    lacks,
    good: () => ({}),
    shows: ({ items }) => {
      const shop = items.find(({ name }) => name === 'shop-2026')
      expect(shop).toMatchObject({
        has_key: true,
        has_chain: true,
        read: { domains: ['shop.example.com', 'www.shop.example.com'], issuer: 'Example Corp CA', key: 'EC P-256' },
        used_by: [{ name: 'https', protocol_port: 443 }],
      })
    },
    refused: {},
  },
  certificateView: {
    lacks,
    good: async (world) => ({ params: await shared(world) }),
    shows: (result, world, args) => {
      showsRequested(result, world, args)
      expect(result.read?.domains).toEqual(['*.intranet.example.com'])
    },
    refused: { 'an unknown id': unknown },
  },
  certificateCheck: {
    lacks,
    good: async (world) => ({ body: { private_pem: await bundle(world) } }),
    shows: ({ problem, notes, chain, read }) => {
      expect({ problem, notes, chain }).toEqual({ problem: null, notes: [] satisfies CertificateNote[], chain: [] })
      expect(read).toMatchObject({ subject: '*.intranet.example.com', is_self_signed: false })
    },
    refused: { nothing: () => ({ args: { body: { private_pem: '' } }, status: 400 }) },
  },
  certificateCreate: {
    lacks,
    good: async (world) => ({ body: { name: world.name('certificate'), private_pem: await bundle(world) } }),
    shows: async ({ id }, world) => {
      const { read, has_key } = await world.call('demo', barbican.certificateView, { params: { id } })
      expect({ domains: read?.domains, has_key }).toEqual({ domains: ['*.intranet.example.com'], has_key: true })
      world.cleanUp(() => world.call('demo', barbican.certificateDelete, { params: { id } }))
    },
    refused: {
      'no certificate at all': pem(() => 'hello', 'no-certificate'),
      'no key': pem(({ certificate: one }) => one, 'no-key'),
      'the key of another certificate': pem(({ root, key }) => root + key, 'wrong-key'),
      'a damaged certificate': pem(
        ({ certificate: one, key }) => `${one.replace(/^M.{20}/m, 'M')}${key}`,
        'unreadable',
      ),
      'a truncated certificate': pem(({ certificate: one, key }) => one.slice(0, 200) + key, 'unreadable'),
      'two keys': pem(({ certificate: one, key }) => one + key + key, 'several-keys'),
      'an encrypted key': pem(
        ({ certificate: one, key }) => one + key.replaceAll('PRIVATE KEY', 'ENCRYPTED PRIVATE KEY'),
        'encrypted-key',
      ),
    },
  },
  certificateDelete: {
    lacks,
    good: async (world) => {
      const body = { name: world.name('certificate'), private_pem: await bundle(world) }
      return { params: await world.call('demo', barbican.certificateCreate, { body }) }
    },
    refused: { 'an unknown id': unknown },
  },
  secretList: {
    good: async (world) => {
      await sharedSecret(world)
      return {}
    },
    shows: async ({ items }, world) => {
      expect(items).toContainEqual(expect.objectContaining(await sharedSecret(world)))
      expect(JSON.stringify(items)).not.toContain(SECRET.secret)
    },
    refused: {},
  },
  secretView: {
    good: async (world) => ({ params: await sharedSecret(world) }),
    shows: showsRequested,
    refused: { 'an unknown id': unknown },
  },
  secretValue: {
    good: async (world) => ({ params: await sharedSecret(world) }),
    shows: ({ text }) => expect(text).toBe(SECRET.secret),
    refused: { 'an unknown id': unknown },
  },
  secretCreate: {
    good: (world) => ({ body: { ...SECRET, name: world.name('secret') } }),
    shows: ({ id }, world) => world.cleanUp(() => world.call('demo', barbican.secretDelete, { params: { id } })),
    refused: { 'no value': () => ({ args: { body: { ...SECRET, name: 'x', secret: '' } }, status: 400 }) },
  },
  secretGenerate: {
    good: (world) => ({ body: { name: world.name('key'), algorithm: 'aes' as const, bit_length: 256 } }),
    refused: {
      'an algorithm that is none': () => ({
        args: { body: { name: 'x', algorithm: 'rot13' as 'aes', bit_length: 13 } }, // no such
        status: 400,
      }),
    },
  },
  secretDelete: {
    good: async (world) => ({ params: await secret(world) }),
    refused: { 'an unknown id': unknown },
  },
})
