import { GitMerge } from 'lucide-react'
import { defineMessages } from 'react-intl'
import type { ResourceManifest } from '../../framework/resource/manifest.ts'

export const TRUNKS_PATH = '/project/trunks'

export const trunkManifest: ResourceManifest = {
  type: 'OS::Neutron::Trunk',
  names: defineMessages({
    one: { id: 'trunk.one', defaultMessage: 'Trunk' },
    other: { id: 'trunk.other', defaultMessage: 'Trunks' },
  }),
  failureMessages: defineMessages({
    load: { id: 'trunk.failure.load', defaultMessage: 'Unable to retrieve the trunk with id: {id}' },
    delete: { id: 'trunk.failure.delete', defaultMessage: 'Unable to delete trunk: {id}' },
  }),
  nav: { group: 'network', icon: GitMerge },
  services: ['network'],
  extensions: [{ of: 'network', alias: 'trunk' }],
  panels: {
    project: { path: TRUNKS_PATH, policy: [['network', 'get_trunk']] },
    admin: { path: '/admin/trunks', policy: [['network', 'context_is_admin']] },
  },
  dialogs: { create: 'create-trunk', edit: 'edit-trunk' },
}
