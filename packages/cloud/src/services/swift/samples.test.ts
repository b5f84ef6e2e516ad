import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { HttpResponse, Body } from '../../../test-support/http.ts'
import { expectLike, sample } from '../../../test-support/samples.ts'
import { swiftAccount, tarOf } from '../../../test-support/swift.ts'
import { testCloud } from '../../../test-support/test-cloud.ts'

const cloud = await testCloud()
const demo = await swiftAccount(cloud, 'demo', 'demo')
const samples = await swiftAccount(cloud, 'admin', 'admin') // an empty account, as in the recording
const recordedAccount = sample('object-store', 'account-head').request.path.split('/')[2] ?? ''

const SECRET = 'sample-secret'
const TEXT = { 'content-type': 'text/plain' }
const segment = (number: number) => `segment ${number}\n`.repeat(8)

/** Requests that the recording sent before the sample of that name. */
const BEFORE: Readonly<Record<string, () => Promise<unknown>>> = {
  async 'slo-put'() {
    await samples.put('/sample-seg')
    await samples.put('/sample-seg/part-1', segment(1), TEXT)
    await samples.put('/sample-seg/part-2', segment(2), TEXT)
  },
  'object-put-versioned': () => samples.put('/sample-c/readme.txt', 'Second version.\n', TEXT),
  async 'bulk-upload'() {
    const { body } = await samples.get('/sample-c?format=json&versions&prefix=readme')
    for (const { version_id: id } of body) await samples.del(`/sample-c/readme.txt?version-id=${id}`)
    await samples.post('/sample-c', { 'x-versions-enabled': 'false' })
    await samples.put('/sample-c/readme.txt', 'Again.\n', TEXT)
  },
  'error-413-container-quota': () =>
    samples.send('PUT', '/sample-quota', { headers: { 'x-container-meta-quota-count': '0' } }),
}

const BODIES: Readonly<Record<string, Buffer>> = { 'bulk-upload': tarOf({ 'a.txt': 'bulk\n', 'b/c.txt': 'bulk\n' }) }

/** Sends a recorded request to our account. */
async function replay(name: string, who: string): Promise<HttpResponse> {
  const { method, path, headers, body } = sample('object-store', name).request
  const account = who === 'demo' ? demo : samples
  const ours = path.replace(recordedAccount, samples.name).replace(/AUTH_[0-9a-f]{32}(?=\?|$)/, account.name)
  const signature = createHmac('sha256', SECRET)
    .update(`GET\n4102444800\n${ours.split('?')[0]}`)
    .digest('hex')
  const target = name === 'tempurl-get' ? ours.replace('***', signature) : ours
  const ask = {
    headers: Object.fromEntries(Object.entries(headers).map(([key, value]) => [key, value.replace('***', SECRET)])),
    body: BODIES[name] ?? body ?? undefined,
  }
  const root = /^\/(info|healthcheck)/.test(path) ? '' : '/object-store'
  return (who === 'nobody' ? cloud : account.client).send(method, root + target, ask)
}

/** Replaces timestamps, accounts and request ids. */
const timeless = (value: unknown): Body =>
  JSON.parse(
    JSON.stringify(value ?? null)
      .replaceAll(/AUTH_[0-9a-f]{32}/g, 'AUTH')
      .replaceAll(/\b\d{10}\.\d{5}\b/g, 'TIMESTAMP')
      .replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}/g, 'TIME')
      .replaceAll(/\w{3}, \d\d \w{3} 20[12]\d \d\d:\d\d:\d\d GMT/g, 'DATE')
      .replaceAll(/"tx[0-9a-f]{21}-[0-9a-f]{10}"/g, '"ID"')
      .replaceAll(/"x-delete-at":"\d+"/g, '"x-delete-at":"SECONDS"')
      .replaceAll(/Keystone uri=\\"[^"]*"/g, 'Keystone'),
  )

/** The spaces in JSON change lengths, ETags of manifests and byte counts. */
const SPACED = ['etag', 'x-manifest-etag', 'x-container-bytes-used']
const SECRETS = ['x-account-meta-temp-url-key']

function comparable(headers: Record<string, unknown>, isManifest: boolean) {
  const TRANSPORT = ['date', 'connection', 'keep-alive', 'transfer-encoding']
  const isJson = String(headers['content-type']).startsWith('application/json')
  const left = [...TRANSPORT, ...(isJson ? ['content-length'] : []), ...(isManifest ? SPACED : []), ...SECRETS]
  return timeless(Object.fromEntries(Object.entries(headers).filter(([name]) => !left.includes(name))))
}

describe('Swift responds as recorded', () => {
  test.for(['info', 'account-head-demo', 'account-list', 'account-list-json'])(
    '%s, apart from the content',
    async (name) => {
      const who = name === 'info' ? 'nobody' : 'demo'
      const recorded = sample('object-store', name)
      const actual = await replay(name, who)
      // The recorded cloud had neither web sites nor forms.
      const common = (body: Body) => {
        if (typeof body === 'string') return 'names'
        if (body === null || Array.isArray(body)) return body
        const { staticweb: _sites, formpost: _forms, ...rest } = body
        return rest
      }
      expectLike(actual, recorded, common)
      const names = (headers: object) => Object.keys(headers).filter((header) => header.startsWith('x-'))
      expect(names(actual.headers).sort()).toEqual(names(recorded.response.headers).sort())
    },
  )

  test.for([
    ['healthcheck', 'nobody'],
    ['error-401-no-token', 'nobody'],
    ['account-list-empty'],
    ['account-list-empty-json'],
    ['account-post'],
    ['account-head'],
    ['container-put'],
    ['container-put-again'],
    ['container-head'],
    ['container-list-empty'],
    ['container-list-empty-json'],
    ['container-post'],
    ['error-404-container'],
    ['error-404-container-head'],
    ['error-404-container-post'],
    ['error-400-container-name-too-long'],
    ['object-put'],
    ['object-head'],
    ['object-get'],
    ['object-get-range'],
    ['error-416-range'],
    ['object-get-304'],
    ['error-412-if-match'],
    ['error-412-put-if-none-match'],
    ['object-post'],
    ['object-head-after-post'],
    ['error-404-object'],
    ['error-404-object-head'],
    ['error-404-object-put-no-container'],
    ['object-copy'],
    ['object-put-copy-from'],
    ['error-404-copy'],
    ['error-412-copy-destination'],
    ['object-put-folder'],
    ['object-put-expiring'],
    ['object-head-expiring'],
    ['container-list'],
    ['container-list-json'],
    ['container-list-delimiter'],
    ['container-list-prefix'],
    ['container-list-paged'],
    ['container-head-filled'],
    ['error-412-limit'],
    ['error-409-container-not-empty'],
    ['container-public'],
    ['container-head-public'],
    ['public-object-get', 'nobody'],
    ['public-container-list', 'nobody'],
    ['error-401-public-write', 'nobody'],
    ['container-private'],
    ['error-401-private-read', 'nobody'],
    ['error-400-acl'],
    ['error-403-other-project', 'demo in another'],
    ['tempurl-get', 'nobody'],
    ['error-401-tempurl', 'nobody'],
    ['slo-put'],
    ['slo-head'],
    ['slo-get-manifest'],
    ['slo-list'],
    ['error-400-slo-segment'],
    ['error-400-slo-not-json'],
    ['dlo-put'],
    ['dlo-head'],
    ['symlink-put'],
    ['symlink-get'],
    ['slo-delete'],
    ['container-versions-enable'],
    ['object-put-versioned'],
    ['container-list-versions'],
    ['bulk-upload'],
    ['bulk-delete'],
    ['bulk-delete-errors'],
    ['error-413-container-quota'],
    ['object-delete'],
    ['error-404-object-delete'],
    ['container-delete'],
    ['error-404-container-delete'],
  ] as const)('%s', async ([name, who = 'samples']) => {
    await BEFORE[name]?.()
    const { response } = sample('object-store', name)
    const actual = who === 'demo in another' ? await stranger(name) : await replay(name, who)
    const isManifest = name.startsWith('slo-') && name !== 'slo-put'
    expect(actual.status).toBe(response.status)
    expect(comparable(actual.headers, isManifest)).toEqual(comparable(response.headers, isManifest))
    const withoutHash = (body: Body) => (name === 'slo-list' ? body.map(({ hash: _, ...rest }: Body) => rest) : body)
    expect(timeless(withoutHash(actual.body))).toEqual(timeless(withoutHash(response.body)))
  })

  test('slo-get', async () => {
    // The content type is JSON, like that of its manifest.
    await BEFORE['slo-put']?.()
    await replay('slo-put', 'samples')
    const headers = { 'x-auth-token': samples.client.token }
    const actual = await fetch(`${cloud.url}${samples.base}/sample-c/big.txt`, { headers })
    const { response } = sample('object-store', 'slo-get')
    expect(actual.status).toBe(response.status)
    expect(comparable(Object.fromEntries(actual.headers), true)).toEqual(comparable(response.headers, true))
    expect(await actual.text()).toBe(response.body)
  })

  test('error-422-etag', async () => {
    // The recorded response has a Last-Modified, although the object was not written.
    const { 'last-modified': _, ...headers } = sample('object-store', 'error-422-etag').response.headers
    await samples.put('/sample-c')
    const actual = await replay('error-422-etag', 'samples')
    expect(actual.status).toBe(422)
    expect(comparable(actual.headers, false)).toEqual(comparable(headers, false))
    expect(actual.body).toBe(sample('object-store', 'error-422-etag').response.body)
  })
})

const stranger = (name: string) =>
  demo.client.send(
    'GET',
    `/object-store${sample('object-store', name).request.path.replace(recordedAccount, samples.name)}`,
  )
