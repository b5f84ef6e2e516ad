import { Gauge } from 'lucide-react'
import type { ResourceManifest } from '../../../framework/resource/manifest.ts'
import { VOLUME_SERVICES } from '../../../services/volume/volume-services.ts'
import { texts } from '../../../framework/text/texts.ts'

export const qosSpecManifest: ResourceManifest = {
  type: 'OS::Cinder::QoSSpec',
  names: texts('qosSpec', { one: 'QoS Spec', other: 'QoS Specs' }),
  nav: { place: 'storage/offer', icon: Gauge },
  services: VOLUME_SERVICES,
  panels: { admin: { path: '/admin/qos_specs', policy: [['volume', 'volume_extension:qos_specs_manage:get_all']] } },
  dialogs: { create: 'create-qos-spec', specs: 'manage-qos-specs', edit: 'edit-qos-spec-consumer' },
}
