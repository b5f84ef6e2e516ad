import { KeyRound } from 'lucide-react'
import { defineMessages } from 'react-intl'
import type { ResourceManifest } from '../../framework/resource/manifest.ts'

export const keypairManifest: ResourceManifest = {
  type: 'OS::Nova::Keypair',
  exported: true,
  names: defineMessages({
    one: { id: 'keypair.one', defaultMessage: 'Key Pair' },
    other: { id: 'keypair.other', defaultMessage: 'Key Pairs' },
  }),
  failureMessages: defineMessages({
    create: { id: 'keypair.failure.create', defaultMessage: 'Unable to create the keypair.' },
    list: { id: 'keypair.failure.list', defaultMessage: 'Unable to retrieve the keypairs.' },
    load: { id: 'keypair.failure.load', defaultMessage: 'Unable to retrieve the keypair.' },
    delete: { id: 'keypair.failure.delete', defaultMessage: 'Unable to delete the keypair with name: {id}' },
  }),
  nav: { group: 'compute', icon: KeyRound },
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
