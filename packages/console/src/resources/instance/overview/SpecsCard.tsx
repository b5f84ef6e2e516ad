import type { Server } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { formatSize } from '../../../framework/text/bytes.ts'
import { ResourceLink } from '../../../framework/link/ResourceLink.tsx'
import { Card } from '../../../ui/Card.tsx'
import { DescriptionList } from '../../../ui/DescriptionList.tsx'
import { instanceFields } from '../instance.messages.ts'
import { overviewFields, overviewMessages } from './overview.messages.ts'

/** What the server was built as, whatever became of its flavor. */
export function SpecsCard({ flavor }: Pick<Server, 'flavor'>) {
  const intl = useIntl()
  const size = (amount: number | null, unit: 'MB' | 'GB') => (amount === null ? null : formatSize(intl, amount, unit))
  const items = [
    { field: instanceFields.flavorName, value: flavor.name },
    {
      field: instanceFields.flavorId,
      value: flavor.id && (
        <ResourceLink type="OS::Nova::Flavor" id={flavor.id}>
          {flavor.id}
        </ResourceLink>
      ),
    },
    { field: instanceFields.ram, value: size(flavor.ram, 'MB') },
    { field: instanceFields.vcpus, value: flavor.vcpus === null ? null : intl.formatNumber(flavor.vcpus) },
    { field: instanceFields.disk, value: size(flavor.disk, 'GB') },
    { field: overviewFields.ephemeral, value: size(flavor.ephemeral, 'GB') },
    { field: overviewFields.swap, value: size(flavor.swap, 'MB') },
  ]
  return (
    <Card title={intl.formatMessage(overviewMessages.specs)}>
      <DescriptionList
        items={items
          .filter(({ value }) => value !== null)
          .map(({ field, value }) => ({ term: intl.formatMessage(field), value }))}
      />
    </Card>
  )
}
