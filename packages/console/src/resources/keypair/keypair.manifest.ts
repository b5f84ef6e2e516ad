import { KeyRound } from 'lucide-react'
import type { ResourceManifest } from '../../framework/resource/manifest.ts'
import { texts } from '../../framework/text/texts.ts'
import { typeNames, words } from '../../framework/text/common.messages.ts'

export const keypairManifest: ResourceManifest = {
  type: 'OS::Nova::Keypair',
  exported: true,
  names: {
    one: typeNames.keyPair,
    other: typeNames.keyPairs,
  },
  failureMessages: texts('keypair.failure', {
    create: 'Unable to create the keypair.',
    list: words.unableToRetrieveTheKeypairs,
    load: 'Unable to retrieve the keypair.',
    delete: 'Unable to delete the keypair with name: {id}',
  }),
  nav: { place: 'keys/sign', icon: KeyRound },
  services: ['compute'],
  panels: {
    project: {
      path: '/project/key_pairs',
      policy: [
        ['compute', 'os_compute_api:os-keypairs:index'],
        ['compute', 'os_compute_api:os-keypairs:create'],
      ],
    },
  },
  dialogs: { create: 'create-key-pair', import: 'import-key-pair' },
}
