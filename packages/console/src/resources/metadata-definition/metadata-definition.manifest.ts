import { BookType } from 'lucide-react'
import { defineMessages } from 'react-intl'
import type { ResourceManifest } from '../../framework/resource/manifest.ts'

export const metadataDefinitionManifest: ResourceManifest = {
  type: 'OS::Glance::Metadef',
  names: defineMessages({
    one: { id: 'metadataDefinition.one', defaultMessage: 'Metadata Definition' },
    other: { id: 'metadataDefinition.other', defaultMessage: 'Metadata Definitions' },
  }),
  nav: { group: 'system', icon: BookType },
  services: ['image'],
  panels: { admin: { path: '/admin/metadata_defs', policy: [['image', 'get_metadef_namespaces']] } },
  dialogs: {
    create: 'import-namespace',
    edit: 'edit-namespace',
    associations: 'update-associations',
  },
}
