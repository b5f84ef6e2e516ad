import { containers, objects, type ServiceClient } from '@meridian/openstack'
import type { FastifyBaseLogger } from 'fastify'
import * as z from 'zod'
import { eachOf } from '../../each-of.ts'
import { ifPresent } from '../../if-present.ts'

/** A segment may be inline data of the manifest, without a name. */
const Manifest = z.array(z.looseObject({ name: z.string().optional() }))

export interface ObjectPath {
  container: string
  path: string
}

/** The segments of an object, each as `/container/name`; none if it has no segments or is missing. */
export async function segmentsIn(client: ServiceClient, { container, path }: ObjectPath): Promise<string[]> {
  const found = await ifPresent(objects.head(client, container, path))
  if (found?.['x-static-large-object'] !== 'True') return []
  const manifest = await ifPresent(objects.manifest(client, container, path))
  return Manifest.parse(manifest ?? []).flatMap(({ name }) => name ?? [])
}

/** Replaces an object, then deletes the segments that only the old one had. */
export async function replaceObject(
  client: ServiceClient,
  place: ObjectPath,
  { put, kept = [], log }: { put: () => Promise<unknown>; kept?: readonly string[]; log: FastifyBaseLogger },
): Promise<void> {
  const before = await segmentsIn(client, place)
  await put()
  const needed = new Set(kept)
  const left = before.filter((name) => !needed.has(name))
  try {
    if (left.length > 0 && !(await keepsVersions(client, place.container))) await removeSegments(client, left)
  } catch (error) {
    // The new object is stored; leftover segments are no error of the request.
    log.warn({ err: error, ...place }, 'could not delete the segments of a replaced object')
  }
}

/** Deletes segments by their names in manifests; missing ones are no error. */
export const removeSegments = (client: ServiceClient, names: readonly string[]): Promise<unknown> =>
  eachOf(names, (name) => {
    const [, container = '', ...rest] = name.split('/')
    return ifPresent(objects.remove(client, container, rest.join('/')))
  })

/** A versioned container stores the replaced object, which still needs its segments. */
export async function keepsVersions(client: ServiceClient, container: string): Promise<boolean> {
  const found = await containers.head(client, container)
  return found['x-versions-enabled'] === 'True' || Boolean(found['x-versions-location'] ?? found['x-history-location'])
}
