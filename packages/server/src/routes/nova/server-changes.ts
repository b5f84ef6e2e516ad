import { nova } from '@meridian/contract'
import { serverActions, servers } from '@meridian/openstack'
import type { FastifyInstance } from 'fastify'
import { serveResource } from '../../serve-resource.ts'

const passwordFor = (password: string | undefined) => (password === undefined ? {} : { adminPass: password })
const diskFor = (config: string | undefined) => (config === undefined ? {} : { 'OS-DCF:diskConfig': config })

export function serverChangeRoutes(app: FastifyInstance): void {
  serveResource(app, 'compute', [
    [nova.serverOperate, (client, id, { operation }) => serverActions.operate(client, id, operation)],
    [nova.serverUpdate, servers.update],
    [nova.serverDelete, servers.remove],
    [
      nova.serverRebuild,
      async (client, id, { image, password, disk_config: disk, description }) => ({
        admin_pass: await serverActions.rebuild(client, id, {
          imageRef: image,
          ...passwordFor(password),
          ...diskFor(disk),
          ...(description === undefined ? {} : { description }),
        }),
      }),
    ],
    [
      nova.serverResize,
      (client, id, { flavor, disk_config: disk }) =>
        serverActions.resize(client, id, { flavorRef: flavor, ...diskFor(disk) }),
    ],
    [
      nova.serverRescue,
      async (client, id, { image, password }) => ({
        admin_pass: await serverActions.rescue(client, id, {
          ...(image ? { rescue_image_ref: image } : {}),
          ...passwordFor(password),
        }),
      }),
    ],
    [nova.serverMigrate, (client, id, { host }) => serverActions.migrate(client, id, host ?? undefined)],
    [nova.serverLiveMigrate, serverActions.liveMigrate],
    [
      nova.serverEvacuate,
      (client, id, { host, password }) =>
        serverActions.evacuate(client, id, { ...(host ? { host } : {}), ...passwordFor(password) }),
    ],
    [nova.serverResetState, (client, id, { state }) => serverActions.resetState(client, id, state)],
    [nova.serverBackup, async (client, id, body) => ({ image_id: await serverActions.backup(client, id, body) })],
    [nova.serverSetPassword, (client, id, { password }) => serverActions.setPassword(client, id, password)],
    [nova.serverDiagnostics, servers.diagnostics],
    [nova.serverTagsReplace, (client, id, { tags }) => servers.replaceTags(client, id, tags)],
  ])
}
