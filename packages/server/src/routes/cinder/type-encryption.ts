import { cinder } from '@meridian/contract'
import { volumeEncryption } from '@meridian/openstack'
import type { FastifyInstance } from 'fastify'
import { ApiRefusal } from '../../errors.ts'
import { serve } from '../../serve.ts'

export function typeEncryptionRoutes(app: FastifyInstance): void {
  serve(app, cinder.volumeTypeEncryption, async ({ params }, request) => ({
    encryption: await volumeEncryption.show(request.openstack('volume'), params.id),
  }))

  serve(app, cinder.volumeTypeEncryptionSet, async ({ params: { id }, body }, request) => {
    const client = request.openstack('volume')
    const old = await volumeEncryption.show(client, id)
    await (old
      ? volumeEncryption.update(client, id, old.encryption_id, body)
      : volumeEncryption.create(client, id, body))
  })

  serve(app, cinder.volumeTypeEncryptionDelete, async ({ params: { id } }, request) => {
    const client = request.openstack('volume')
    const old = await volumeEncryption.show(client, id)
    if (!old) throw new ApiRefusal(404, `Volume type ${id} has no encryption.`)
    await volumeEncryption.remove(client, id, old.encryption_id)
  })
}
