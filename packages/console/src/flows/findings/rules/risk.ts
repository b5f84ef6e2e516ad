import { splitStackStatus, type ApplicationCredential } from '@meridian/contract'
import { momentOf } from '../../../framework/text/dates.ts'
import { agedBy, DAY_MS, days, isOlder, named, rule, SERVER, VOLUME, type RuleContext } from '../rule.ts'

const CREDENTIAL = 'OS::Keystone::ApplicationCredential'

const ownOf = (credentials: readonly ApplicationCredential[], { project, now }: RuleContext) =>
  credentials.filter(
    ({ project_id: owner, expires_at: end }) => owner === project && (end === null || momentOf(end).getTime() > now),
  )

const SPREADING = ['anti-affinity', 'soft-anti-affinity']

/** What may be lost, or is broken. */
export const otherRisks = [
  rule({
    id: 'lastingCredential',
    kind: 'risk',
    needs: ['credentials'],
    facts: 'application credential: project_id, expires_at',
    threshold: null,
    fix: 'delete',
    evaluate: ({ credentials }, context) =>
      ownOf(credentials, context)
        .filter(({ expires_at: end }) => end === null)
        .map((one) => ({ thing: named(CREDENTIAL, one), since: null, sure: 'certain' as const })),
  }),
  rule({
    id: 'endingCredential',
    kind: 'risk',
    needs: ['credentials'],
    facts: 'application credential: project_id, expires_at',
    threshold: days(14),
    fix: 'look',
    evaluate: ({ credentials }, context) =>
      ownOf(credentials, context).flatMap((one) => {
        const left = one.expires_at === null ? Infinity : (momentOf(one.expires_at).getTime() - context.now) / DAY_MS
        const thing = named(CREDENTIAL, one)
        return left <= context.threshold
          ? [{ thing, since: null, sure: 'certain' as const, count: Math.floor(left) }]
          : []
      }),
  }),
  rule({
    id: 'unrestrictedCredential',
    kind: 'risk',
    needs: ['credentials'],
    facts: 'application credential: project_id, unrestricted, expires_at',
    threshold: null,
    fix: 'delete',
    evaluate: ({ credentials }, context) =>
      ownOf(credentials, context)
        .filter(({ unrestricted }) => unrestricted === true)
        .map((one) => ({ thing: named(CREDENTIAL, one), since: null, sure: 'certain' as const })),
  }),
  rule({
    id: 'endingCertificate',
    kind: 'risk',
    needs: ['certificates'],
    facts: 'certificate: read.not_after, used_by',
    threshold: days(30),
    fix: 'look',
    evaluate: ({ certificates }, { now, threshold }) =>
      certificates.flatMap(({ id, name, read, used_by: listeners }) => {
        const left = read ? (momentOf(read.not_after).getTime() - now) / DAY_MS : Infinity
        if (left > threshold || listeners.length === 0) return []
        return [
          {
            thing: named('OS::Barbican::CertificateContainer', { id, name }),
            since: read && left < 0 ? read.not_after : null,
            sure: 'certain' as const,
            count: Math.max(-1, Math.floor(left)),
            what: listeners.map((listener) => `${listener.name || listener.id}:${listener.protocol_port}`).join(', '),
          },
        ]
      }),
  }),
  rule({
    id: 'noBackup',
    kind: 'risk',
    needs: ['volumes', 'backups'],
    facts: 'volume: status, created_at, size; backup: volume_id, status, created_at',
    threshold: days(30),
    fix: 'look',
    evaluate({ volumes, backups }, { now, threshold }) {
      const last = new Map<string, string>()
      for (const { volume_id: id, status, created_at: at } of backups)
        if ((status === 'available' || status === 'restoring') && at > (last.get(id) ?? '')) last.set(id, at)
      return volumes.flatMap((volume) => {
        const since = last.get(volume.id) ?? volume.created_at
        if (volume.status !== 'in-use' || !isOlder(since, threshold, now)) return []
        return [{ thing: named(VOLUME, volume), since, sure: 'likely' as const, count: last.has(volume.id) ? 1 : 0 }]
      })
    },
  }),
  rule({
    id: 'oneZone',
    kind: 'risk',
    needs: ['serverGroups', 'servers', 'zones'],
    facts: 'server group: policies, members; server: OS-EXT-AZ:availability_zone; zone: zoneState.available',
    threshold: null,
    fix: 'look',
    evaluate({ serverGroups, servers, zones }) {
      const open = zones.filter(({ zoneState, zoneName }) => zoneState.available && zoneName !== 'internal')
      if (open.length < 2) return []
      const zoneOf = new Map(servers.map((server) => [server.id, server['OS-EXT-AZ:availability_zone']]))
      return serverGroups.flatMap((group) => {
        const used = group.members.map((id) => zoneOf.get(id))
        const [zone] = used
        const isOne = used.length > 1 && Boolean(zone) && used.every((one) => one === zone)
        if (!isOne || !group.policies.some((policy) => SPREADING.includes(policy))) return []
        const thing = named('OS::Nova::ServerGroup', group)
        return [{ thing, since: null, sure: 'likely' as const, count: used.length, what: zone ?? '' }]
      })
    },
  }),
  rule({
    id: 'lostImage',
    kind: 'risk',
    needs: ['servers', 'images'],
    facts: 'server: image, image_name, created; image: id',
    threshold: null,
    fix: 'look',
    evaluate({ servers, images }) {
      const known = new Set(images.map(({ id }) => id))
      return servers
        .filter(({ image, image_name: name }) => image !== '' && name === null && !known.has(image.id))
        .map((server) => ({ thing: named(SERVER, server), since: null, sure: 'likely' as const }))
    },
  }),
  rule({
    id: 'deactivatedImage',
    kind: 'risk',
    needs: ['servers', 'images'],
    facts: 'server: image; image: status, name, updated_at',
    threshold: null,
    fix: 'look',
    evaluate({ servers, images }) {
      const off = new Map(images.flatMap((image) => (image.status === 'deactivated' ? [[image.id, image]] : [])))
      return servers.flatMap((server) => {
        const image = server.image === '' ? undefined : off.get(server.image.id)
        if (!image) return []
        const thing = named(SERVER, server)
        return [{ thing, since: image.updated_at, sure: 'certain' as const, what: image.name ?? image.id }]
      })
    },
  }),
  rule({
    id: 'failedInstance',
    kind: 'risk',
    needs: ['servers'],
    facts: 'server: status, fault.created, updated',
    threshold: days(1),
    fix: 'delete',
    evaluate: ({ servers }, context) =>
      servers.flatMap((server) => {
        const age = server.status === 'ERROR' && agedBy(server.fault?.created ?? server.updated, context)
        return age ? [{ thing: named(SERVER, server), ...age }] : []
      }),
  }),
  rule({
    id: 'failedVolume',
    kind: 'risk',
    needs: ['volumes'],
    facts: 'volume: status, updated_at',
    threshold: days(1),
    fix: 'delete',
    evaluate: ({ volumes }, context) =>
      volumes.flatMap((volume) => {
        const age = volume.status.startsWith('error') && agedBy(volume.updated_at ?? volume.created_at, context)
        return age ? [{ thing: named(VOLUME, volume), ...age }] : []
      }),
  }),
  rule({
    id: 'failedStack',
    kind: 'risk',
    needs: ['stacks'],
    facts: 'stack: stack_status, updated_time',
    threshold: days(1),
    fix: 'look',
    evaluate: ({ stacks }, context) =>
      stacks.flatMap(
        ({ id, stack_name: name, stack_status: status, updated_time: updated, creation_time: created }) => {
          const age = splitStackStatus(status).state === 'FAILED' && agedBy(updated ?? created, context)
          return age ? [{ thing: { type: 'OS::Heat::Stack', id, name }, ...age }] : []
        },
      ),
  }),
]
