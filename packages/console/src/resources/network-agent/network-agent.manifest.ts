import { Radio } from 'lucide-react'
import { defineMessages } from 'react-intl'
import type { ResourceManifest } from '../../framework/resource/manifest.ts'

export const networkAgentManifest: ResourceManifest = {
  type: 'OS::Neutron::Agent',
  names: defineMessages({
    one: { id: 'networkAgent.one', defaultMessage: 'Network Agent' },
    other: { id: 'networkAgent.other', defaultMessage: 'Network Agents' },
  }),
  nav: { group: 'network', icon: Radio },
  services: ['network'],
  extensions: [{ of: 'network', alias: 'agent' }],
  unlisted: true,
  panels: { admin: { path: '/admin/network_agents', policy: [['network', 'get_agent']] } },
  dialogs: { 'add-router': 'add-agent-router' },
}
