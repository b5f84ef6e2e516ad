import { PencilLine } from 'lucide-react'
import { defineMessages } from 'react-intl'
import type { PageManifest } from '../../framework/resource/registry.ts'
import { paths } from '../../paths.ts'

const generatorNames = defineMessages({
  title: { id: 'generator.title', defaultMessage: 'Template Generator' },
})

/** A canvas on which a template is put together. */
export const templateGeneratorManifest: PageManifest = {
  title: generatorNames.title,
  nav: { group: 'orchestration', icon: PencilLine },
  services: ['orchestration'],
  panels: {
    project: { path: paths.templateGenerator(), policy: [['orchestration', 'stacks:list_resource_types']] },
  },
}
