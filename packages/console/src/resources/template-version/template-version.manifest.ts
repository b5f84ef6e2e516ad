import { FileCode } from 'lucide-react'
import { defineMessages } from 'react-intl'
import type { ResourceManifest } from '../../framework/resource/manifest.ts'

export const templateVersionManifest: ResourceManifest = {
  type: 'OS::Heat::TemplateVersion',
  names: defineMessages({
    one: { id: 'templateVersion.one', defaultMessage: 'Template Version' },
    other: { id: 'templateVersion.other', defaultMessage: 'Template Versions' },
  }),
  nav: { group: 'orchestration', icon: FileCode },
  services: ['orchestration'],
  panels: {
    project: { path: '/project/template_versions', policy: [['orchestration', 'stacks:list_template_versions']] },
  },
}
