import { Shapes } from 'lucide-react'
import type { ResourceManifest } from '../../framework/resource/manifest.ts'
import { texts } from '../../framework/text/texts.ts'
import { typeNames } from '../../framework/text/common.messages.ts'

export const heatResourceTypeManifest: ResourceManifest = {
  type: 'OS::Heat::ResourceType',
  names: texts('heatResourceType', { one: 'Resource Type', other: typeNames.resourceTypes }),
  nav: { place: 'orchestration/look', icon: Shapes },
  services: ['orchestration'],
  panels: {
    project: { path: '/project/resource_types', policy: [['orchestration', 'stacks:list_resource_types']] },
  },
}
