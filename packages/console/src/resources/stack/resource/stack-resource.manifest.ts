import { Layers } from 'lucide-react'
import type { ResourceManifest } from '../../../framework/resource/manifest.ts'
import { stackManifest } from '../stack.manifest.ts'
import { texts } from '../../../framework/text/texts.ts'

/** Resources are listed on the pages of their stacks. */
export const stackResourceManifest: ResourceManifest = {
  type: 'OS::Heat::StackResource',
  names: texts('stackResource', { one: 'Stack Resource', other: 'Stack Resources' }),
  nav: { place: 'orchestration/build', icon: Layers },
  services: ['orchestration'],
  panels: {},
  partOf: stackManifest,
  dialogs: { signal: 'signal-stack-resource', 'mark-unhealthy': 'mark-stack-resource-unhealthy' },
}
