import { del, get, put } from '../../../core/service/api.ts'
import type { Route } from '../../../core/service/api.ts'
import type { Kind } from '../resource/kind.ts'
import { tagHandlers } from './handlers.ts'
import type { Tagged } from './handlers.ts'

/** The tag paths below a resource such as `/v2.0/networks/:id`. */
export function tagRoutes<Row extends Tagged>(collection: string, kind: Kind<Row>): Route[] {
  const tags = tagHandlers(kind)
  const all = `/v2.0/${collection}/:id/tags` as const
  const one = `/v2.0/${collection}/:id/tags/:tag` as const
  return [
    get(all, tags.list),
    put(all, tags.replace),
    del(all, tags.clear),
    get(one, tags.show),
    put(one, tags.add),
    del(one, tags.remove),
  ]
}
