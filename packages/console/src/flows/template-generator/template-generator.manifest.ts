import { PencilLine } from 'lucide-react'
import type { PageManifest } from '../../framework/resource/registry.ts'
import { paths } from '../../paths.ts'
import { texts } from '../../framework/text/texts.ts'

const generatorNames = texts('generator', { title: 'Template Generator' })

/** A canvas on which a template is put together. */
export const templateGeneratorManifest: PageManifest = {
  title: generatorNames.title,
  nav: { place: 'orchestration/look', icon: PencilLine },
  services: ['orchestration'],
  panels: {
    project: { path: paths.templateGenerator(), policy: [['orchestration', 'stacks:list_resource_types']] },
  },
}
