import { agedBy, days, isOlder, named, rule, VOLUME } from '../rule.ts'

const hasText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** Disks and their copies that nothing uses. */
export const storageWaste = [
  rule({
    id: 'unattachedVolume',
    kind: 'waste',
    needs: ['volumes'],
    facts: 'volume: status, attachments, transfer, updated_at, size',
    threshold: days(14),
    fix: 'delete',
    evaluate: ({ volumes }, context) =>
      volumes.flatMap((volume) => {
        if (volume.status !== 'available' || volume.attachments.length > 0 || volume.transfer) return []
        const age = agedBy(volume.updated_at ?? volume.created_at, context)
        return age ? [{ thing: named(VOLUME, volume), ...age, count: volume.size }] : []
      }),
  }),
  rule({
    id: 'oldSnapshot',
    kind: 'waste',
    needs: ['snapshots', 'volumes'],
    facts: 'snapshot: status, volume_id, group_snapshot_id, created_at, size; volume: name, updated_at',
    threshold: days(90),
    fix: 'delete',
    evaluate({ snapshots, volumes }, { now, threshold }) {
      const byId = new Map(volumes.map((volume) => [volume.id, volume]))
      return snapshots.flatMap((snapshot) => {
        const volume = byId.get(snapshot.volume_id)
        if (!volume?.updated_at || snapshot.status !== 'available' || snapshot.group_snapshot_id) return []
        const isOld = isOlder(snapshot.created_at, threshold, now) === true && snapshot.created_at < volume.updated_at
        const thing = named('OS::Cinder::Snapshot', snapshot)
        return isOld
          ? [{ thing, since: snapshot.created_at, sure: 'likely' as const, count: snapshot.size, what: volume.name }]
          : []
      })
    },
  }),
  rule({
    id: 'orphanBackup',
    kind: 'waste',
    needs: ['backups', 'volumes'],
    facts: 'backup: status, volume_id, has_dependent_backups, created_at, size; volume: id',
    threshold: days(30),
    fix: 'delete',
    evaluate({ backups, volumes }, context) {
      const known = new Set(volumes.map(({ id }) => id))
      return backups.flatMap((backup) => {
        if (backup.status !== 'available' || known.has(backup.volume_id) || backup.has_dependent_backups) return []
        const age = agedBy(backup.created_at, context, 'likely')
        return age ? [{ thing: named('OS::Cinder::Backup', backup), ...age, count: backup.size }] : []
      })
    },
  }),
  rule({
    id: 'unusedImage',
    kind: 'waste',
    needs: ['images', 'servers', 'volumes'],
    facts:
      'image: owner, visibility, protected, status, updated_at; server: image; volume: volume_image_metadata.image_id',
    threshold: days(60),
    fix: 'delete',
    evaluate({ images, servers, volumes }, context) {
      const used = new Set([
        ...servers.flatMap(({ image }) => (image === '' ? [] : image.id)),
        ...volumes.flatMap(({ imageRef, volume_image_metadata: { image_id: id } }) => [imageRef, id].filter(hasText)),
      ])
      return images.flatMap((image) => {
        const isOwn = image.owner === context.project && image.visibility === 'private' && !image.protected
        if (!isOwn || image.status !== 'active' || used.has(image.id)) return []
        const age = agedBy(image.updated_at, context, 'likely')
        return age
          ? [{ thing: named('OS::Glance::Image', image), ...age, count: Math.ceil(image.size / 1024 ** 2) }]
          : []
      })
    },
  }),
]
