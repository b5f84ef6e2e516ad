import { ContainerName, swift, withPublicAccess } from '@meridian/contract'
import { containers, OpenStackError } from '@meridian/openstack'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { ApiRefusal } from '../../errors.ts'
import { serve } from '../../serve.ts'
import { ifPresent } from '../../if-present.ts'
import { toContainerSettings } from './settings.map.ts'
import { toContainer } from './swift.map.ts'

const Policies = z
  .object({ swift: z.object({ policies: z.array(z.looseObject({ name: z.string() })) }) })
  .transform((info) => info.swift.policies)
  .catch([])

export function containerRoutes(app: FastifyInstance): void {
  serve(app, swift.info, async (_input, request) => {
    const answer = await ifPresent(containers.info(request.openstack('object-store')))
    return { info: answer?.body ?? {} }
  })

  serve(app, swift.policyList, async (_input, request) => {
    const answer = await ifPresent(containers.info(request.openstack('object-store')))
    return { policies: Policies.parse(answer?.body) }
  })

  serve(app, swift.containerList, async ({ query }, request) => {
    const { items, more } = await containers.list(request.openstack('object-store'), query)
    return { items, has_more: more }
  })

  serve(app, swift.containerView, async ({ params: { container } }, request) => {
    const client = request.openstack('object-store')
    return toContainer(container, await containers.head(client, container), containers.publicUrl(client, container))
  })

  serve(app, swift.containerCreate, async ({ params: { container }, body }, request) => {
    ContainerName.parse(container)
    const client = request.openstack('object-store')
    // Swift itself takes a second PUT as an update.
    if (await ifPresent(containers.head(client, container)))
      throw new ApiRefusal(409, `A container with the name "${container}" already exists.`)
    await containers.put(client, container, {
      'x-container-read': withPublicAccess('', body.is_public),
      ...(body.storage_policy ? { 'x-storage-policy': body.storage_policy } : {}),
    })
  })

  serve(app, swift.containerUpdate, async ({ params: { container }, body }, request) => {
    const client = request.openstack('object-store')
    const { read_acl: before } = toContainerSettings(await containers.head(client, container))
    await containers.post(client, container, { 'x-container-read': withPublicAccess(before, body.is_public) })
  })

  serve(app, swift.containerDelete, async ({ params }, request) => {
    try {
      await containers.remove(request.openstack('object-store'), params.container)
    } catch (error) {
      // Swift's own words explain why a container without objects is not empty.
      if (error instanceof OpenStackError && error.status === 409 && !error.message.includes('versions'))
        throw new ApiRefusal(409, 'The container cannot be deleted since it is not empty.')
      throw error
    }
  })
}
