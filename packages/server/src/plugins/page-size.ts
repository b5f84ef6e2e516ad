import type { FastifyInstance } from 'fastify'

/** Horizon's cookie of the same meaning. */
const COOKIE = 'API_RESULT_PAGE_SIZE'

/** A request for a page without its size gets the user's setting, which is in a cookie. */
export function registerPageSize(app: FastifyInstance): void {
  app.addHook('preHandler', (request, _reply, done) => {
    const query = request.query as Record<string, unknown> // Fastify parses every query into a flat record
    const chosen = query.paginate === undefined ? undefined : request.cookies[COOKIE]
    // Our own pages write no value out of range, so it is ignored.
    if (chosen && query.page_size === undefined && /^[1-9]\d{0,2}$|^1000$/.test(chosen)) query.page_size = chosen
    done()
  })
}
