import { KeyRound } from 'lucide-react'
import type { ResourceManifest } from '../../framework/resource/manifest.ts'
import { paths } from '../../paths.ts'
import { KEYPAIR_TYPE } from './keypair-label.ts'
import { keypairNames, keypairFailures } from './keypair-names.messages.ts'

export const keypairManifest: ResourceManifest = {
  type: KEYPAIR_TYPE,
  names: keypairNames,
  failureMessages: keypairFailures,
  nav: { group: 'compute', icon: KeyRound },
  services: ['compute'],
  panels: {
    project: {
      path: paths.keyPairs(),
      policy: [
        ['compute', 'os_compute_api:os-keypairs:index'],
        ['compute', 'os_compute_api:os-keypairs:create'],
      ],
    },
  },
  modalNames: ['create-key-pair', 'import-key-pair'],
}
