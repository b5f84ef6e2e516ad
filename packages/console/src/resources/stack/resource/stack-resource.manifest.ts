import { Layers } from 'lucide-react'
import { defineMessages } from 'react-intl'
import type { ResourceManifest } from '../../../framework/resource/manifest.ts'
import { stackManifest } from '../stack.manifest.ts'

/** Resources are listed on the pages of their stacks. */
export const stackResourceManifest: ResourceManifest = {
  type: 'OS::Heat::StackResource',
  names: defineMessages({
    one: { id: 'stackResource.one', defaultMessage: 'Stack Resource' },
    other: { id: 'stackResource.other', defaultMessage: 'Stack Resources' },
  }),
  nav: { group: 'orchestration', icon: Layers },
  services: ['orchestration'],
  panels: {},
  partOf: stackManifest,
  dialogs: { signal: 'signal-stack-resource', 'mark-unhealthy': 'mark-stack-resource-unhealthy' },
}
