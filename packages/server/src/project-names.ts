import { projects } from '@meridian/openstack'
import type { FastifyRequest } from 'fastify'

/** Names of projects by id: all of them, for administrators. */
export async function projectNames(request: FastifyRequest): Promise<Map<string, string>> {
  const all = await projects.list(request.openstack('identity'))
  return new Map(all.map(({ id, name }) => [id, name]))
}
