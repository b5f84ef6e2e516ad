import { Radio } from 'lucide-react'
import type { ResourceManifest } from '../../framework/resource/manifest.ts'
import { texts } from '../../framework/text/texts.ts'
import { typeNames } from '../../framework/text/common.messages.ts'

export const networkAgentManifest: ResourceManifest = {
  type: 'OS::Neutron::Agent',
  names: texts('networkAgent', { one: 'Network Agent', other: typeNames.networkAgents }),
  nav: { place: 'network/hosts', icon: Radio },
  services: ['network'],
  extensions: [{ of: 'network', alias: 'agent' }],
  unlisted: true,
  panels: { admin: { path: '/admin/network_agents', policy: [['network', 'get_agent']] } },
  dialogs: { 'add-router': 'add-agent-router' },
}
