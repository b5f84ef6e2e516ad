import type { FastifyInstance } from 'fastify'

/** The name that OpenStack's own dashboard gives it. */
const COOKIE = 'API_RESULT_PAGE_SIZE'

/** A page that is asked for without its size has the user's own, which their browser keeps in a cookie. */
export function registerPageSize(app: FastifyInstance): void {
  app.addHook('preHandler', (request, _reply, done) => {
    const query = request.query as Record<string, unknown> // Fastify parses every query into a flat record
    const chosen = query.paginate === undefined ? undefined : request.cookies[COOKIE]
    // What is out of range is nobody's choice: our own pages write no such cookie.
    if (chosen && query.page_size === undefined && /^[1-9]\d{0,2}$|^1000$/.test(chosen)) query.page_size = chosen
    done()
  })
}
