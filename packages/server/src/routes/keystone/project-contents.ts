import { CONTENT_KINDS, keystone } from '@meridian/contract'
import { MissingService, type ServiceClient } from '@meridian/openstack'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiRefusal, badRequest } from '../../errors.ts'
import { ifPresent } from '../../if-present.ts'
import { refuseUnlessIdentityAdmin } from '../../plugins/policy.ts'
import { OptionalReads } from '../../optional-reads.ts'
import { serve } from '../../serve.ts'
import { CONTENT_CALLS, ownerOf, statusOf } from './content-kinds.ts'

export function projectContentRoutes(app: FastifyInstance): void {
  serve(app, keystone.projectContentList, async ({ params: { id } }, request) => {
    refuseUnlessIdentityAdmin(request.access)
    const reads = new OptionalReads()
    const lists = await Promise.all(
      CONTENT_KINDS.map(async (kind) => {
        const { service, list } = CONTENT_CALLS[kind]
        const client = clientOf(request, service)
        const found = client ? await reads.read(list(client, id), []) : []
        return found.map((item) => ({ ...item, kind }))
      }),
    )
    return { items: lists.flat(), ...reads.gaps }
  })

  serve(app, keystone.projectContentDelete, async ({ params: { id: project, kind, itemId } }, request) => {
    refuseUnlessIdentityAdmin(request.access)
    const known = CONTENT_KINDS.find((one) => one === kind)
    if (!known) throw badRequest(`kind: ${kind} is unknown`)
    const { service, show, remove } = CONTENT_CALLS[known]
    const client = request.openstack(service)
    const item = await ifPresent(show(client, itemId))
    if (!item) return { gone: true }
    if ((ownerOf(item) ?? project) !== project) throw new ApiRefusal(404, `The project has no ${kind} ${itemId}.`)
    if (isEnding(item)) return { gone: false }
    await ifPresent(Promise.resolve(remove(client, itemId)))
    return { gone: !(await ifPresent(show(client, itemId))) }
  })
}

/** A service that the cloud does not offer contains nothing. */
function clientOf(request: FastifyRequest, service: string): ServiceClient | null {
  try {
    return request.openstack(service)
  } catch (error) {
    if (error instanceof MissingService) return null
    throw error
  }
}

/** It is being deleted; asking again would be refused. */
function isEnding(item: object): boolean {
  const task = 'OS-EXT-STS:task_state' in item ? item['OS-EXT-STS:task_state'] : null
  return task === 'deleting' || ['deleting', 'delete_in_progress', 'pending_delete'].includes(statusOf(item))
}
