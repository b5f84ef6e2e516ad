import type { Mark } from '../../framework/panel/panel-marks.ts'
import type { ResourceManifest } from '../../framework/resource/manifest.ts'
import { paths } from '../../paths.ts'
import { applicationCredentialManifest } from '../../resources/application-credential/application-credential.manifest.ts'
import { instanceManifest } from '../../resources/instance/instance.manifest.ts'
import { stackManifest } from '../../resources/stack/stack.manifest.ts'
import { backupManifest } from '../../resources/volume/backup/backup.manifest.ts'
import { snapshotManifest } from '../../resources/volume/snapshot/snapshot.manifest.ts'
import { volumeManifest } from '../../resources/volume/volume.manifest.ts'
import { severityOf, type Attention } from './attention.ts'
import type { Inspectable } from './use-attention.ts'

interface Source {
  manifest: ResourceManifest
  kinds: readonly Attention['kind'][]
  reads: Inspectable
}

const SOURCES: readonly Source[] = [
  { manifest: instanceManifest, kinds: ['server', 'resize'], reads: 'servers' },
  { manifest: volumeManifest, kinds: ['volume'], reads: 'volumes' },
  { manifest: snapshotManifest, kinds: ['snapshot'], reads: 'snapshots' },
  { manifest: backupManifest, kinds: ['backup'], reads: 'backups' },
  { manifest: stackManifest, kinds: ['stack'], reads: 'stacks' },
  { manifest: applicationCredentialManifest, kinds: ['credential'], reads: 'credentials' },
]

/** The marks of the places whose lists were read, and of the home page, which has them all. */
export function marksOf({
  all,
  unchecked,
}: {
  all: readonly Attention[]
  unchecked: readonly Inspectable[]
}): [string, Mark][] {
  const markOf = (some: readonly Attention[]): Mark => {
    const bad = some.filter((one) => ['error', 'full', 'expired'].includes(severityOf(one))).length
    return { bad, warn: some.length - bad }
  }
  const read = SOURCES.filter(({ reads }) => !unchecked.includes(reads))
  return [
    [paths.home(), markOf(all)],
    ...read.flatMap(({ manifest, kinds }) =>
      Object.values(manifest.panels)
        .slice(0, 1)
        .map(({ path }): [string, Mark] => [path, markOf(all.filter(({ kind }) => kinds.includes(kind)))]),
    ),
  ]
}
