import { BookType } from 'lucide-react'
import type { ResourceManifest } from '../../framework/resource/manifest.ts'
import { texts } from '../../framework/text/texts.ts'

export const metadataDefinitionManifest: ResourceManifest = {
  type: 'OS::Glance::Metadef',
  names: texts('metadataDefinition', { one: 'Metadata Definition', other: 'Metadata Definitions' }),
  nav: { place: 'system/give', icon: BookType },
  services: ['image'],
  panels: { admin: { path: '/admin/metadata_defs', policy: [['image', 'get_metadef_namespaces']] } },
  dialogs: {
    create: 'import-namespace',
    edit: 'edit-namespace',
    associations: 'update-associations',
  },
}
