import { GitMerge } from 'lucide-react'
import type { ResourceManifest } from '../../framework/resource/manifest.ts'
import { texts } from '../../framework/text/texts.ts'

export const TRUNKS_PATH = '/project/trunks'

export const trunkManifest: ResourceManifest = {
  type: 'OS::Neutron::Trunk',
  names: texts('trunk', { one: 'Trunk', other: 'Trunks' }),
  failureMessages: texts('trunk.failure', {
    load: 'Unable to retrieve the trunk with id: {id}',
    delete: 'Unable to delete trunk: {id}',
  }),
  nav: { place: 'network/connect', icon: GitMerge },
  services: ['network'],
  extensions: [{ of: 'network', alias: 'trunk' }],
  panels: {
    project: { path: TRUNKS_PATH, policy: [['network', 'get_trunk']] },
    admin: { path: '/admin/trunks', policy: [['network', 'context_is_admin']] },
  },
  dialogs: { create: 'create-trunk', edit: 'edit-trunk' },
}
