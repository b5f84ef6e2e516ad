import type { MetricResource } from '@meridian/wire'
import * as z from 'zod'
import { badRequest, notFound } from '../../../core/errors/fault.ts'
import { ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { knownType } from '../resource-types/handlers.ts'
import { RESOURCE_TYPES } from '../resource-types/types.ts'
import { findSource, listSources } from './find.ts'
import { nextPage, pageOf, trimmed } from './query.ts'
import { testOf } from './search.ts'
import { SOURCE_TYPES } from './source.ts'
import type { Source } from './source.ts'
import { toGeneric, toResource } from './view.ts'

interface OfType {
  type: string
}
export type OneResource = OfType & { id: string }

export const listTypes = ({ baseUrl }: Call) =>
  ok(Object.fromEntries(Object.keys(RESOURCE_TYPES).map((name) => [name, `${baseUrl}/metric/v1/resource/${name}`])))

export const list = (call: Call<OfType>) => response(call, resourcesOf(call, call.params.type))

/** The query must be JSON; Gnocchi's text filter in the URL is not supported. */
export const search = (call: Call<OfType>) => {
  if (call.query.has('filter')) throw badRequest('Invalid input: the query has to be JSON in the body')
  const test = testOf(call.json(z.unknown()), knownType(call.params.type))
  return response(
    call,
    resourcesOf(call, call.params.type).filter(({ resource }) => test(resource)),
  )
}

export const show = (call: Call<OneResource>) => ok(viewOf(call.params.type)(findResource(call)))

/** Revisions are not stored: there is only the current one. */
export const history = (call: Call<OneResource>) => ok([viewOf(call.params.type)(findResource(call))])

/** A resource, and its view as the requested type. */
export interface Found {
  source: Source
  resource: MetricResource
}

/** The resources of the type that the caller can see. */
export function resourcesOf(call: Call, type: string): Found[] {
  const known = knownType(type)
  const types = known === 'generic' ? SOURCE_TYPES : [known]
  const view = viewOf(known)
  return types.flatMap((one) => listSources(call, one)).map((source) => ({ source, resource: view(source) }))
}

/** Throws 404 for unknown resources and other types, 403 for other projects. */
export function findResource(call: Call<OneResource>): Source {
  const type = knownType(call.params.type)
  const source = findSource(call, call.params.id, type === 'generic' ? SOURCE_TYPES : [type])
  if (!source) throw notFound(`Resource ${call.params.id} does not exist`)
  return source
}

const viewOf = (type: string) => (type === 'generic' ? toGeneric : toResource)

function response(call: Call, found: readonly Found[]) {
  const { query } = call
  const resources = found.map(({ resource }) => resource)
  const page = pageOf(query, resources)
  return ok(
    page.map((resource) => trimmed(query, resource)),
    nextPage(call, page),
  )
}
