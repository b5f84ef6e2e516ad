import { useIntl, type MessageDescriptor } from 'react-intl'
import type { ReactNode } from 'react'
import { useTab } from '../../framework/details/use-tab.ts'
import { breadcrumbsOf } from '../../framework/panel/breadcrumbs.tsx'
import type { PageProps } from '../../framework/resource/registry.ts'
import { useServices } from '../../framework/session/services.ts'
import { VOLUME_SERVICES } from '../../services/volume/volume-services.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { ChecksTab } from './ChecksTab.tsx'
import { DownServices } from './DownServices.tsx'
import { ServicesTab } from './ServicesTab.tsx'
import { ComputeServices, NetworkAgents, OrchestrationServices, VolumeServices } from './state-tables.tsx'
import { systemInfoMessages as messages } from './system-info.messages.ts'
import { typeNames } from '../../framework/text/common.messages.ts'

interface Tab {
  id: string
  label: MessageDescriptor
  /** The region must have one of these. */
  services: readonly string[]
  content: () => ReactNode
}

const TABS: readonly Tab[] = [
  { id: 'services', label: typeNames.services, services: ['identity'], content: () => <ServicesTab /> },
  { id: 'nova_services', label: messages.compute, services: ['compute'], content: () => <ComputeServices /> },
  { id: 'cinder_services', label: messages.volume, services: VOLUME_SERVICES, content: () => <VolumeServices /> },
  { id: 'network_agents', label: typeNames.networkAgents, services: ['network'], content: () => <NetworkAgents /> },
  {
    id: 'heat_services',
    label: messages.orchestration,
    services: ['orchestration'],
    content: () => <OrchestrationServices />,
  },
  { id: 'checks', label: messages.checks, services: ['identity'], content: () => <ChecksTab /> },
]

/** The services of the cloud: which exist, whether they respond, and what is down. */
export function SystemInfoPage({ manifest, scope }: PageProps) {
  const { formatMessage } = useIntl()
  const isServed = useServices()
  const shown = TABS.filter(({ services }) => services.some((type) => isServed(type) === true))
  const [tab, setTab] = useTab(
    'system-info',
    shown.map(({ id }) => id),
  )
  return (
    <div className="grid grid-cols-1 gap-3">
      <PageHeader
        trail={breadcrumbsOf(manifest, scope).map((step) => formatMessage(step))}
        title={formatMessage(manifest.title)}
      />
      <DownServices />
      <Tabs
        label={formatMessage(manifest.title)}
        value={tab}
        onChange={setTab}
        items={shown.map(({ id, label, content }) => ({ id, label: formatMessage(label), content }))}
      />
    </div>
  )
}
