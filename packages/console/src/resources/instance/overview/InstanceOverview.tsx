import type { Server } from '@meridian/contract'
import { AddressesCard } from './AddressesCard.tsx'
import { FaultCard } from './FaultCard.tsx'
import { InformationCard } from './InformationCard.tsx'
import { MetadataCard } from './MetadataCard.tsx'
import { SecurityGroupsCard } from './SecurityGroupsCard.tsx'
import { SpecsCard } from './SpecsCard.tsx'
import { VolumesCard } from './VolumesCard.tsx'

export function InstanceOverview({ server }: { server: Server }) {
  return (
    <div className="grid gap-4">
      {server.fault && <FaultCard fault={server.fault} />}
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <div className="grid gap-4">
          <InformationCard server={server} />
          <MetadataCard server={server} />
        </div>
        <div className="grid gap-4">
          <SpecsCard flavor={server.flavor} />
          <AddressesCard server={server} />
          <VolumesCard id={server.id} />
          <SecurityGroupsCard id={server.id} />
        </div>
      </div>
    </div>
  )
}
