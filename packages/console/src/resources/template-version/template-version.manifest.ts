import { FileCode } from 'lucide-react'
import type { ResourceManifest } from '../../framework/resource/manifest.ts'
import { texts } from '../../framework/text/texts.ts'
import { typeNames } from '../../framework/text/common.messages.ts'

export const templateVersionManifest: ResourceManifest = {
  type: 'OS::Heat::TemplateVersion',
  names: texts('templateVersion', { one: typeNames.templateVersion, other: 'Template Versions' }),
  nav: { place: 'orchestration/look', icon: FileCode },
  services: ['orchestration'],
  panels: {
    project: { path: '/project/template_versions', policy: [['orchestration', 'stacks:list_template_versions']] },
  },
}
