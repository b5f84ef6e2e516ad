import type { FastifyRequest } from 'fastify'
import { badRequest } from '../errors.ts'

/** A form on another site cannot set this header, and a page opened by hand does not. */
export async function requireAjax(request: FastifyRequest): Promise<void> {
  if (request.headers['x-requested-with'] !== 'XMLHttpRequest') throw badRequest('request must be AJAX')
}
