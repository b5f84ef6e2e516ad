import { LockKeyhole } from 'lucide-react'
import type { ResourceManifest } from '../../framework/resource/manifest.ts'
import { words } from '../../framework/text/common.messages.ts'
import { texts } from '../../framework/text/texts.ts'

export const secretManifest: ResourceManifest = {
  type: 'OS::Barbican::Secret',
  names: texts('secret', { one: words.secret, other: 'Secrets' }),
  nav: { place: 'keys/secrets', icon: LockKeyhole },
  services: ['key-manager'],
  panels: { project: { path: '/project/secrets', policy: [['key-manager', 'secrets:get']] } },
  dialogs: { create: 'create-secret', generate: 'generate-secret' },
}
