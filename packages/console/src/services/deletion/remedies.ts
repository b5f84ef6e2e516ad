import {
  aggregateEndpoints,
  DELETED_TYPES,
  floatingIpEndpoints,
  portEndpoints,
  routerEndpoints,
  securityGroupEndpoints,
  serverEndpoints,
  serverPartEndpoints,
  volumeEndpoints,
  volumeSnapshotEndpoints,
  type Consequence,
  type DeletableType,
  type Remedy,
  type Server,
} from '@meridian/contract'
import type { IntlShape } from 'react-intl'
import type { Call } from '../../api/client.ts'
import type { ExtraStep } from '../../framework/resource/consequences.ts'
import { unlessGone, untilAccepted } from '../../framework/plan/until-accepted.ts'
import { deletePhrases, remedyPhrases } from './deletion.messages.ts'
import { purgeSteps } from './purge-steps.ts'

const server = (id: string) => ({ type: DELETED_TYPES.server, id })

const operate = (id: string, operation: 'lock' | 'unlock' | 'start' | 'stop', send: Call) =>
  send(serverEndpoints.serverOperate, { params: { id }, body: { operation } })

type Remedied = Consequence & { remedy: Remedy }
type SingleRemedy = Exclude<Remedy, { operation: 'purge' }>

/** The steps that do what the user has chosen about a consequence; what can be undone is a step of its own. */
export function remedySteps(one: Remedied, intl: IntlShape): ExtraStep[] {
  const { remedy, name, of } = one
  if (remedy.operation === 'purge') return purgeSteps(of, remedy.contents, intl)
  const first = remedyStep({ ...one, remedy }, intl)
  if (remedy.operation !== 'detachPort') return [first]
  // Nova has deleted the port already if it has made it.
  const removal = deletion({ operation: 'delete', type: 'port', id: remedy.port }, name, intl)
  return [first, { ...first, ...removal, id: `delete ${first.id}`, needs: [first.id] }]
}

function remedyStep({ remedy, of, name, effect }: Consequence & { remedy: SingleRemedy }, intl: IntlShape): ExtraStep {
  const key = `${remedy.operation} ${'id' in remedy ? remedy.id : name} ${of}`
  const about = { id: key, of, before: effect === 'blocks' }
  const label = (operation: keyof typeof remedyPhrases) => intl.formatMessage(remedyPhrases[operation], { name })
  switch (remedy.operation) {
    case 'unlock':
      return {
        ...about,
        label: label('unlock'),
        changes: server(remedy.server),
        run: (send) => operate(remedy.server, 'unlock', send),
        undo: (send) => operate(remedy.server, 'lock', send),
      }
    case 'removeInterface': {
      const { router, port, subnet, address } = remedy
      return {
        ...about,
        label: label('removeInterface'),
        changes: { type: DELETED_TYPES.router, id: router },
        run: (send) => send(routerEndpoints.routerInterfaceRemove, { params: { id: router, portId: port } }),
        undo: (send) =>
          send(routerEndpoints.routerInterfaceAdd, {
            params: { id: router },
            body: { subnet_id: subnet, ip_address: address },
          }),
      }
    }
    case 'detachPort': {
      const { server: id, port } = remedy
      return {
        ...about,
        label: label('detachPort'),
        changes: server(id),
        run: (send) => unlessGone(() => send(serverPartEndpoints.serverInterfaceDetach, { params: { id, port } })),
        // Nova deletes a port that it has made: no new one has its MAC address and its groups.
        final: true,
      }
    }
    case 'disassociate': {
      const { address, port, fixedIp } = remedy
      const associate = (to: string | null, send: Call) =>
        send(floatingIpEndpoints.floatingIpAssociate, { body: { address_id: address, port_id: to } })
      return {
        ...about,
        label: label('disassociate'),
        changes: { type: DELETED_TYPES.floatingIp, id: address },
        run: (send) => associate(null, send),
        undo: (send) => associate(fixedIp ? `${port}_${fixedIp}` : port, send),
      }
    }
    case 'leaveAggregate': {
      const { aggregate: id, host } = remedy
      return {
        ...about,
        label: label('leaveAggregate'),
        changes: { type: DELETED_TYPES.aggregate, id },
        run: (send) => unlessGone(() => send(aggregateEndpoints.aggregateHostRemove, { params: { id, host } })),
        undo: (send) => send(aggregateEndpoints.aggregateHostAdd, { params: { id }, body: { host } }),
      }
    }
    case 'leaveGroup': {
      const { port, group, groups } = remedy
      const update = (next: readonly string[], send: Call) =>
        send(portEndpoints.portUpdate, { params: { id: port }, body: { security_groups: [...next] } })
      return {
        ...about,
        label: label('leaveGroup'),
        changes: { type: DELETED_TYPES.port, id: port },
        run: (send) =>
          update(
            groups.filter((each) => each !== group),
            send,
          ),
        undo: (send) => update(groups, send),
      }
    }
    case 'delete':
      return { ...about, ...deletion(remedy, name, intl), final: true }
  }
}

/** Volumes and snapshots are deleted asynchronously: their rows stay until then. */
function deletion({ type, id }: Remedy & { operation: 'delete' }, name: string, intl: IntlShape) {
  const reference = { type: DELETED_TYPES[type], id }
  const isAsynchronous = type === 'volume' || type === 'snapshot'
  return {
    label: intl.formatMessage(deletePhrases[type], { name }),
    target: reference,
    ...(isAsynchronous ? { changes: reference } : { deletes: reference }),
    run: (send: Call) => unlessGone(() => untilAccepted(() => deleteOne(type, id, send))),
  }
}

function deleteOne(type: DeletableType, id: string, send: Call): Promise<unknown> {
  const params = { params: { id } }
  switch (type) {
    case 'volume':
      return send(volumeEndpoints.volumeDelete, params)
    case 'snapshot':
      return send(volumeSnapshotEndpoints.snapshotDelete, params)
    case 'port':
      return send(portEndpoints.portDelete, params)
    case 'securityGroup':
      return send(securityGroupEndpoints.securityGroupDelete, params)
    case 'floatingIp':
      return send(floatingIpEndpoints.floatingIpDelete, params)
  }
}

const POLL_MS = 1000
const SHUT_OFF_PATIENCE_MS = 90_000

/** Shuts a running server off before it is deleted, so that its guest writes what it has to the volumes that stay. */
export const shutOffStep = ({ id, name }: Server, intl: IntlShape): ExtraStep => ({
  id: `shutOff ${id}`,
  of: id,
  before: true,
  label: intl.formatMessage(remedyPhrases.shutOff, { name: name || id }),
  changes: server(id),
  run: async (send) => {
    await operate(id, 'stop', send)
    if (!send.rehearsal) await untilStatus(id, ({ status }) => status !== 'ACTIVE', send)
  },
  final: true,
})

/** Gives up waiting after a while: a guest may ignore the request, and is deleted all the same. */
async function untilStatus(id: string, reached: (server: Server) => boolean, send: Call): Promise<void> {
  for (const end = Date.now() + SHUT_OFF_PATIENCE_MS; Date.now() < end;) {
    if (reached(await send(serverEndpoints.serverView, { params: { id } }))) return
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}
