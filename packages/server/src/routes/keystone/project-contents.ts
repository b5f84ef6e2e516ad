import { CONTENT_KINDS, keystone, ownerOf } from '@meridian/contract'
import { MissingService, OpenStackError, type IssuedToken, type ServiceClient } from '@meridian/openstack'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiRefusal, badRequest } from '../../errors.ts'
import { ifPresent } from '../../if-present.ts'
import { refuseUnlessIdentityAdmin } from '../../plugins/policy.ts'
import { OptionalReads } from '../../optional-reads.ts'
import { serve } from '../../serve.ts'
import type { Session } from '../../session/session.ts'
import { CONTENT_CALLS, statusOf } from './content-kinds.ts'

export function projectContentRoutes(app: FastifyInstance): void {
  serve(app, keystone.projectContentList, async ({ params: { id } }, request) => {
    refuseUnlessIdentityAdmin(request.access)
    const reads = new OptionalReads()
    const lists = await Promise.all(
      CONTENT_KINDS.map(async (kind) => {
        const { service, list } = CONTENT_CALLS[kind]
        const reached = await reach(request, service, id)
        const found = reached ? await reads.read(list(reached.client, id, reached.inside), []) : []
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
    const reached = await reach(request, service, project)
    if (!reached) throw new MissingService(service)
    const { client } = reached
    // Heat still shows deleted stacks.
    const read = async () => {
      const found = await ifPresent(show(client, itemId))
      return found && statusOf(found) !== 'delete_complete' ? found : null
    }
    const item = await read()
    if (!item) return { gone: true }
    if ((ownerOf(item) ?? project) !== project) throw new ApiRefusal(404, `The project has no ${kind} ${itemId}.`)
    if (isEnding(item)) return { gone: false }
    await ifPresent(Promise.resolve(remove(client, itemId)))
    return { gone: !(await read()) }
  })
}

/** By default Heat and Swift let nobody see other projects; but a user may have a role there. */
const BY_PROJECT = new Set(['orchestration', 'object-store'])

/** A client that sees the project; null if the cloud does not offer the service, which then contains nothing. */
async function reach(
  request: FastifyRequest,
  service: string,
  project: string,
): Promise<{ client: ServiceClient; inside: boolean } | null> {
  try {
    const { access, server } = request
    const issued = BY_PROJECT.has(service) ? await tokenIn(server, access.session, project) : undefined
    const client = request.openstack(service, issued)
    const own = access.token.project?.id
    // Resellers reach every account.
    const isForeignAccount = service === 'object-store' && !issued && own
    return { client: isForeignAccount ? client.forProject(own, project) : client, inside: issued !== undefined }
  } catch (error) {
    if (error instanceof MissingService) return null
    throw error
  }
}

/** A token for the project, if the user has a role on it. */
async function tokenIn(server: FastifyInstance, session: Session, id: string): Promise<IssuedToken | undefined> {
  try {
    return await server.scopedTokens.obtain(session, { project: { id } })
  } catch (error) {
    if (error instanceof OpenStackError) return undefined
    throw error
  }
}

/** It is being deleted; asking again would be refused. */
function isEnding(item: object): boolean {
  const task = 'OS-EXT-STS:task_state' in item ? item['OS-EXT-STS:task_state'] : null
  return task === 'deleting' || ['deleting', 'delete_in_progress', 'pending_delete'].includes(statusOf(item))
}
