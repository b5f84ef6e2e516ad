import { Gauge } from 'lucide-react'
import { defineMessages } from 'react-intl'
import type { ResourceManifest } from '../../../framework/resource/manifest.ts'
import { VOLUME_SERVICES } from '../../../framework/session/services.ts'

export const qosSpecManifest: ResourceManifest = {
  type: 'OS::Cinder::QoSSpec',
  names: defineMessages({
    one: { id: 'qosSpec.one', defaultMessage: 'QoS Spec' },
    other: { id: 'qosSpec.other', defaultMessage: 'QoS Specs' },
  }),
  nav: { group: 'volume', icon: Gauge },
  services: VOLUME_SERVICES,
  panels: { admin: { path: '/admin/qos_specs', policy: [['volume', 'volume_extension:qos_specs_manage:get_all']] } },
  dialogs: { create: 'create-qos-spec', specs: 'manage-qos-specs', edit: 'edit-qos-spec-consumer' },
}
