import { Shapes } from 'lucide-react'
import { defineMessages } from 'react-intl'
import type { ResourceManifest } from '../../framework/resource/manifest.ts'

export const heatResourceTypeManifest: ResourceManifest = {
  type: 'OS::Heat::ResourceType',
  names: defineMessages({
    one: { id: 'heatResourceType.one', defaultMessage: 'Resource Type' },
    other: { id: 'heatResourceType.other', defaultMessage: 'Resource Types' },
  }),
  nav: { group: 'orchestration', icon: Shapes },
  services: ['orchestration'],
  panels: {
    project: { path: '/project/resource_types', policy: [['orchestration', 'stacks:list_resource_types']] },
  },
}
