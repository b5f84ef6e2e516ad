import type { Server, ServerActionName } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { ResourceLink } from '../../../framework/link/AppLink.tsx'
import { usePolicies } from '../../../framework/policy/policy-store.ts'
import { useCellContext } from '../../../framework/resource/cell-context.ts'
import { typeNames, words } from '../../../framework/text/common.messages.ts'
import { formatSize } from '../../../framework/text/units.ts'
import { compareText } from '../../../framework/text/wording.ts'
import { Card, DescriptionList } from '../../../ui/Card.tsx'
import { CopyButton } from '../../../ui/copy.tsx'
import { Badge } from '../../../ui/inline.tsx'
import { overviewMessages } from '../instance-details.messages.ts'
import { addressesByNetwork, isFloating, isMeasured, type Address } from '../instance-text.ts'
import { instanceColumns } from '../instance.columns.tsx'
import { instanceFields } from '../instance.messages.ts'
import { offeredBy } from '../power.actions.ts'
import { FailureStory } from './FailureStory.tsx'
import { InformationCard } from './InformationCard.tsx'
import { InterfacesCard } from './InterfacesCard.tsx'
import { MetricsCard } from './MetricsCard.tsx'
import { SecurityGroupsCard, VolumesCard } from './PartCards.tsx'
import { RecentActions } from './RecentActions.tsx'
import { TagsCard } from './TagsCard.tsx'
import { moreWords } from '../../../framework/text/more-words.messages.ts'

/** What the server has and what happened to it, beside what it is. */
export function InstanceOverview({ server }: { server: Server }) {
  const context = useCellContext(instanceColumns)
  const policies = usePolicies()
  const target = { project_id: server.tenant_id, tenant_id: server.tenant_id, user_id: server.user_id }
  const isOwn = server.tenant_id === context.session.project_id
  const mayLaunch = isOwn && policies([['compute', 'os_compute_api:servers:create']]) === true
  const may = (rule: ServerActionName) => {
    const { policy, allowed } = offeredBy(rule)
    return isOwn && allowed(server, context) && policies(policy, target) === true
  }
  return (
    <div className="in-order grid gap-4">
      {server.fault && <FailureStory server={server} fault={server.fault} mayLaunch={mayLaunch} />}
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_26rem]">
        <div className="in-order grid grid-cols-1 gap-4">
          {isMeasured(context) && <MetricsCard server={server} />}
          {context.serves('network') && <InterfacesCard server={server} mayAttach={may('attach_interface')} />}
          <VolumesCard id={server.id} mayAttach={may('attach_volume')} />
          <RecentActions server={server} />
          <SecurityGroupsCard id={server.id} />
        </div>
        <div className="in-order grid grid-cols-1 gap-4">
          <InformationCard server={server} mayEdit={may('edit')} />
          <TagsCard server={server} mayEdit={may('edit')} />
          <MetadataCard server={server} />
          <SpecsCard flavor={server.flavor} />
          <AddressesCard server={server} />
        </div>
      </div>
    </div>
  )
}

/** Key pair and image, then the server's own metadata. */
function MetadataCard({ server }: { server: Server }) {
  const intl = useIntl()
  const { image, key_name: key } = server
  const custom = Object.entries(server.metadata).sort(([a], [b]) => compareText(a, b))
  return (
    <Card title={intl.formatMessage(words.metadata)}>
      <DescriptionList
        items={[
          {
            term: intl.formatMessage(overviewMessages.keyName),
            value: key && <ResourceLink type="OS::Nova::Keypair" id={key} name={key} />,
          },
          {
            term: intl.formatMessage(typeNames.imageName),
            value: image && (
              <ResourceLink type="OS::Glance::Image" id={image.id} name={server.image_name ?? image.id} />
            ),
          },
          { term: intl.formatMessage(instanceFields.imageId), value: image && image.id },
          ...custom.map(([term, value]) => ({ term, value })),
        ]}
      />
    </Card>
  )
}

/** The size that the server was built with; its flavor may have changed since. */
function SpecsCard({ flavor }: Pick<Server, 'flavor'>) {
  const intl = useIntl()
  const size = (amount: number | null, unit: 'MB' | 'GB') => (amount === null ? null : formatSize(intl, amount, unit))
  const items = [
    { field: moreWords.flavorName, value: flavor.name },
    {
      field: instanceFields.flavorId,
      value: flavor.id && <ResourceLink type="OS::Nova::Flavor" id={flavor.id} name={flavor.id} />,
    },
    { field: words.ram, value: size(flavor.ram, 'MB') },
    { field: words.vcpus, value: flavor.vcpus === null ? null : intl.formatNumber(flavor.vcpus) },
    { field: words.disk, value: size(flavor.disk, 'GB') },
    { field: words.ephemeralDisk, value: size(flavor.ephemeral, 'GB') },
    { field: overviewMessages.swap, value: size(flavor.swap, 'MB') },
  ]
  return (
    <Card title={intl.formatMessage(moreWords.specs)}>
      <DescriptionList
        items={items
          .filter(({ value }) => value !== null)
          .map(({ field, value }) => ({ term: intl.formatMessage(field), value }))}
      />
    </Card>
  )
}

function AddressesCard({ server }: { server: Server }) {
  const intl = useIntl()
  const networks = addressesByNetwork(server)
  return (
    <Card title={intl.formatMessage(moreWords.ipAddresses)}>
      {networks.length === 0 ? (
        <p className="text-ink-3">{intl.formatMessage(overviewMessages.noAddresses)}</p>
      ) : (
        <DescriptionList
          items={networks.map(({ network, addresses }) => ({
            term: network,
            value: (
              <ul className="grid gap-0.5">
                {addresses.map((address) => (
                  <AddressLine key={address.addr} address={address} />
                ))}
              </ul>
            ),
          }))}
        />
      )}
    </Card>
  )
}

function AddressLine({ address }: { address: Address }) {
  const intl = useIntl()
  return (
    <li className="flex items-center gap-1.5">
      <code className="font-mono text-sm">{address.addr}</code>
      <CopyButton value={address.addr} size="small" />
      {isFloating(address) && <Badge tone="accent">{intl.formatMessage(overviewMessages.floating)}</Badge>}
    </li>
  )
}
