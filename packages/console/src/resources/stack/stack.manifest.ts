import { Layers } from 'lucide-react'
import { lazy } from 'react'
import { defineMessages } from 'react-intl'
import type { ResourceManifest } from '../../framework/resource/manifest.ts'

export const stackManifest: ResourceManifest = {
  type: 'OS::Heat::Stack',
  names: defineMessages({
    one: { id: 'stack.one', defaultMessage: 'Stack' },
    other: { id: 'stack.other', defaultMessage: 'Stacks' },
  }),
  nav: { group: 'orchestration', icon: Layers },
  services: ['orchestration'],
  panels: {
    project: { path: '/project/stacks', policy: [['orchestration', 'stacks:index']] },
    admin: { path: '/admin/stacks', policy: [['orchestration', 'context_is_admin']] },
  },
  itemNotice: lazy(async () => ({
    default: (await import('../../services/orchestration/StackMembership.tsx')).StackMembership,
  })),
  dialogs: {
    'create-stack-snapshot': 'create-stack-snapshot',
  },
}
