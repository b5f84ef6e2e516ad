import { Layers } from 'lucide-react'
import type { ResourceManifest } from '../../framework/resource/manifest.ts'
import { texts } from '../../framework/text/texts.ts'
import { lazyPart } from '../../ui/lazy-part.ts'

export const stackManifest: ResourceManifest = {
  type: 'OS::Heat::Stack',
  names: texts('stack', { one: 'Stack', other: 'Stacks' }),
  nav: { place: 'orchestration/build', icon: Layers },
  services: ['orchestration'],
  panels: {
    project: { path: '/project/stacks', policy: [['orchestration', 'stacks:index']] },
    admin: { path: '/admin/stacks', policy: [['orchestration', 'context_is_admin']] },
  },
  itemNotice: lazyPart(async () => (await import('../../services/orchestration/StackMembership.tsx')).StackMembership),
  dialogs: {
    'create-stack-snapshot': 'create-stack-snapshot',
  },
}
