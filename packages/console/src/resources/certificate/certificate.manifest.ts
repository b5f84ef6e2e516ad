import { BadgeCheck } from 'lucide-react'
import type { ResourceManifest } from '../../framework/resource/manifest.ts'
import { texts } from '../../framework/text/texts.ts'

export const certificateManifest: ResourceManifest = {
  type: 'OS::Barbican::CertificateContainer',
  names: texts('certificate', { one: 'Certificate', other: 'Certificates' }),
  nav: { place: 'keys/secrets', icon: BadgeCheck },
  services: ['key-manager'],
  panels: { project: { path: '/project/certificates', policy: [['key-manager', 'containers:get']] } },
  dialogs: { create: 'add-certificate', replace: 'replace-certificate' },
}
