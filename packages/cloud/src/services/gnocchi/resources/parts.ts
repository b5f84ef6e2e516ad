import { notFound } from '../../../core/errors/fault.ts'
import { seededUuid } from '../../../core/ids.ts'
import type { Call } from '../../../core/service/api.ts'
import { serversWithVolumes } from './services.ts'
import type { Reader } from './services.ts'
import type { Source } from './source.ts'

/** The id that Gnocchi makes of an id that is no UUID. */
const idOf = (originalId: string) => seededUuid('gnocchi-resource', originalId)

/** A disk or network card, which runs as long as its server. */
const partOf = (server: Source, type: Source['type'], name: string, originalId: string): Source => ({
  type,
  id: idOf(originalId),
  originalId,
  projectId: server.projectId,
  userId: server.userId,
  startedAt: server.startedAt,
  ...(server.runsFrom !== undefined && { runsFrom: server.runsFrom }),
  ...(server.runsUntil !== undefined && { runsUntil: server.runsUntil }),
  attributes: { name, instance_id: server.id },
})

const readerOf = (list: Reader['list']): Reader => ({
  list,
  find(call, id) {
    const found = list(call).find((source) => source.id === id)
    if (!found) throw notFound(`Resource ${id} does not exist`)
    return found
  },
})

/** vda is the root disk; the volumes follow in their order. */
export const disks = readerOf((call) =>
  serversWithVolumes(call).flatMap(({ source, disks: count }) =>
    Array.from({ length: count }, (_, index) => {
      const name = `vd${String.fromCodePoint(97 + (index % 26))}`
      return partOf(source, 'instance_disk', name, `${source.id}-${name}`)
    }),
  ),
)

interface Port {
  id: string
  device_id: string
}

export const interfaces = readerOf((call) => {
  const servers = new Map(serversWithVolumes(call).map(({ source }) => [source.id, source]))
  return portsOf(call).flatMap(({ id, device_id }) => {
    const server = servers.get(device_id)
    const name = `tap${id.slice(0, 11)}`
    return server ? [partOf(server, 'instance_network_interface', name, `${server.id}-${name}`)] : []
  })
})

const portsOf = (call: Call): Port[] =>
  call
    .callService<{ ports: Port[] }>('network', { method: 'GET', path: '/v2.0/ports?fields=id&fields=device_id' })
    .body.ports.filter(({ device_id }) => device_id !== '')
