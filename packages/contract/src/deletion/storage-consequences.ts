import type { VolumeBackup } from '../cinder/backups.ts'
import type { VolumeSnapshot } from '../cinder/snapshots.ts'
import type { Volume } from '../cinder/volumes.ts'
import type { Image } from '../glance/image.ts'
import type { Server } from '../nova/server.ts'
import { type Consequence, thing } from './consequence.ts'

interface AroundVolumes {
  snapshots: readonly VolumeSnapshot[]
  backups: readonly VolumeBackup[]
}

/** Cinder refuses to delete a volume with snapshots; backups are independent of it. */
export const volumeConsequences = (volumes: readonly Volume[], { snapshots, backups }: AroundVolumes): Consequence[] =>
  volumes.flatMap(({ id: of }) => [
    ...snapshots
      .filter(({ volume_id: volume }) => volume === of)
      .map((one): Consequence => ({
        effect: 'blocks',
        reason: 'snapshotOfVolume',
        of,
        ...thing('snapshot', one),
        gigabytes: one.size,
        remedy: { operation: 'delete', type: 'snapshot', id: one.id },
      })),
    ...backups
      .filter(({ volume_id: volume }) => volume === of)
      .map((one): Consequence => ({
        effect: 'stays',
        reason: 'backupOfVolume',
        of,
        ...thing('backup', one),
        ...(one.size !== null && { gigabytes: one.size }),
      })),
  ])

/** Volumes that were made from a snapshot work without it. */
export const snapshotConsequences = (snapshots: readonly VolumeSnapshot[], volumes: readonly Volume[]): Consequence[] =>
  snapshots.flatMap(({ id: of }) =>
    volumes
      .filter(({ snapshot_id: from }) => from === of)
      .map((one) => ({
        effect: 'stays',
        reason: 'volumeOfSnapshot',
        of,
        ...thing('volume', one),
        gigabytes: one.size,
      })),
  )

/** Servers run without their image, but cannot be rebuilt from it; other projects may use a public one. */
export const imageConsequences = (images: readonly Image[], servers: readonly Server[]): Consequence[] =>
  images.flatMap((image) => [
    ...servers
      .filter(({ image: from }) => from !== '' && from.id === image.id)
      .map((one): Consequence => ({
        effect: 'affects',
        reason: 'serverOfImage',
        of: image.id,
        ...thing('server', one),
      })),
    ...(image.visibility === 'private'
      ? []
      : [{ effect: 'affects', reason: 'publicImage', of: image.id, ...thing('image', image) } as const]),
  ])
