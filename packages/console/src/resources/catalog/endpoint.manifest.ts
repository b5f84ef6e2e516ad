import { Link } from 'lucide-react'
import { defineMessages } from 'react-intl'
import type { ResourceManifest } from '../../framework/resource/manifest.ts'

export const endpointManifest: ResourceManifest = {
  type: 'OS::Keystone::Endpoint',
  names: defineMessages({
    one: { id: 'endpoint.one', defaultMessage: 'Endpoint' },
    other: { id: 'endpoint.other', defaultMessage: 'Endpoints' },
  }),
  nav: { group: 'catalog', icon: Link },
  services: ['identity'],
  panels: { identity: { path: '/identity/endpoints', policy: [['identity', 'identity:list_endpoints']] } },
  dialogs: { create: 'create-endpoint', edit: 'edit-endpoint' },
}
