import { randomBytes } from 'node:crypto'
import { MAX_SEARCHED, swift } from '@meridian/contract'
import { containers, objects, type ServiceClient } from '@meridian/openstack'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../serve.ts'
import { ifPresent } from '../../if-present.ts'
import {
  metadataIn,
  temporaryUrl,
  toContainerHeaders,
  toContainerSettings,
  toMetadataHeaders,
  toObjectHeaders,
  toObjectSettings,
} from './settings.map.ts'

export function swiftSettingRoutes(app: FastifyInstance): void {
  serve(app, swift.accountView, async (_input, request) => {
    const headers = await containers.headAccount(request.openstack('object-store'))
    const count = (name: string) => Number(headers[name] ?? 0)
    const quota = headers['x-account-meta-quota-bytes']
    return {
      containers: count('x-account-container-count'),
      objects: count('x-account-object-count'),
      bytes: count('x-account-bytes-used'),
      quota_bytes: quota === undefined || quota === '' ? null : Number(quota),
      metadata: metadataIn(headers, 'account'),
    }
  })

  serve(app, swift.accountUpdate, async ({ body }, request) => {
    const client = request.openstack('object-store')
    const before = metadataIn(await containers.headAccount(client), 'account')
    await containers.postAccount(client, toMetadataHeaders('account', body.metadata, before))
  })

  serve(app, swift.containerSettings, async ({ params: { container } }, request) => {
    const client = request.openstack('object-store')
    const [headers, info] = await Promise.all([containers.head(client, container), ifPresent(containers.info(client))])
    return {
      ...toContainerSettings(headers),
      versions_supported: 'object_versioning' in (info?.body ?? {}),
      web_url: `${containers.publicUrl(client, container)}/`,
    }
  })

  serve(app, swift.containerSettingsUpdate, async ({ params: { container }, body }, request) => {
    const client = request.openstack('object-store')
    const before = toContainerSettings(await containers.head(client, container))
    await containers.post(client, container, toContainerHeaders(body, before))
  })

  serve(app, swift.objectSettings, async ({ params: { container, path } }, request) => {
    const client = request.openstack('object-store')
    const headers = await objects.head(client, container, path)
    if (headers['x-object-version-id'] === undefined) return toObjectSettings(headers)
    // With versions, a name is a link to its newest version: Swift keeps the expiry with the link.
    const link = await objects.headLink(client, container, path)
    return toObjectSettings({ ...headers, 'x-delete-at': link['x-delete-at'] })
  })

  serve(app, swift.objectSettingsUpdate, ({ params: { container, path }, body }, request) =>
    objects.post(request.openstack('object-store'), container, path, toObjectHeaders(body)),
  )

  serve(app, swift.objectTemporaryUrl, async ({ params: { container, path }, body: { seconds } }, request) => {
    const client = request.openstack('object-store')
    await objects.head(client, container, path)
    const key = await keyOf(client, container)
    const expires = Math.floor(Date.now() / 1000) + seconds
    return {
      url: temporaryUrl(objects.url(client, container, path), key, expires),
      expires_at: new Date(expires * 1000).toISOString(),
    }
  })

  serve(app, swift.objectSearch, async ({ params: { container }, query: { path, text } }, request) =>
    search(request.openstack('object-store'), container, { prefix: path || undefined, text }),
  )
}

/** The container's key, made at the first link. It signs only this container's objects and is sent to no browser. */
async function keyOf(client: ServiceClient, container: string): Promise<string> {
  const known = (await containers.head(client, container))['x-container-meta-temp-url-key']
  if (typeof known === 'string' && known !== '') return known
  const key = randomBytes(32).toString('hex')
  await containers.post(client, container, { 'x-container-meta-temp-url-key': key })
  return key
}

const PAGE = 10_000
const MAX_FOUND = 1000

async function search(client: ServiceClient, container: string, { prefix, text }: { prefix?: string; text: string }) {
  const wanted = text.toLowerCase()
  const found: Exclude<objects.Entry, { subdir: string }>[] = []
  let marker: string | undefined
  for (let searched = 0; searched < MAX_SEARCHED && found.length <= MAX_FOUND; searched += PAGE) {
    const page = await objects.list(client, container, { prefix, limit: PAGE, marker })
    for (const entry of page.items)
      if (
        !('subdir' in entry) &&
        entry.name
          .slice(prefix?.length ?? 0)
          .toLowerCase()
          .includes(wanted)
      )
        found.push(entry)
    const last = page.items.at(-1)
    if (!page.more || !last) return reply(found, found.length <= MAX_FOUND)
    marker = objects.entryName(last)
  }
  return reply(found, false)
}

const reply = (found: readonly Exclude<objects.Entry, { subdir: string }>[], isComplete: boolean) => ({
  items: found.slice(0, MAX_FOUND).map(({ name, bytes, content_type: type, last_modified: modified }) => ({
    path: name,
    bytes,
    content_type: type,
    last_modified: modified,
  })),
  is_complete: isComplete,
})
