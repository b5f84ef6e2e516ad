import type { Trunk } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { formatMoment } from '../../framework/text/dates.ts'
import { ColumnFacts } from '../../framework/details/ColumnFacts.tsx'
import { ResourceLink } from '../../framework/link/ResourceLink.tsx'
import { Card } from '../../ui/Card.tsx'
import { PlainTable } from '../../ui/PlainTable.tsx'
import { trunkNames } from './trunk-names.messages.ts'
import { trunkColumns } from './trunk.columns.tsx'
import { subportFields, trunkFields, trunkMessages } from './trunk.messages.ts'

const SHOWN = trunkColumns.filter(({ id }) => id !== 'name' && id !== 'project')

export function TrunkOverview({ trunk }: { trunk: Trunk }) {
  const intl = useIntl()
  const { name, id, project_id: project, created_at: created, updated_at: updated, sub_ports: subports } = trunk
  return (
    <div className="grid items-start gap-4 xl:grid-cols-2">
      <Card title={intl.formatMessage(trunkNames.one)}>
        <ColumnFacts
          item={trunk}
          columns={SHOWN}
          more={[
            { term: intl.formatMessage(trunkFields.name), value: name },
            { term: intl.formatMessage(trunkFields.id), value: id },
            { term: intl.formatMessage(trunkFields.project), value: project },
            { term: intl.formatMessage(trunkFields.created), value: created && formatMoment(intl, created) },
            { term: intl.formatMessage(trunkFields.updated), value: updated && formatMoment(intl, updated) },
          ]}
        />
      </Card>
      <Card title={intl.formatMessage(trunkMessages.subports)} flush>
        <PlainTable
          label={intl.formatMessage(trunkMessages.subports)}
          empty={intl.formatMessage(trunkMessages.noSubports)}
          columns={(['segmentation_type', 'segmentation_id', 'port_id'] as const).map((field) => ({
            id: field,
            header: intl.formatMessage(subportFields[field]),
          }))}
          rows={subports.map((subport) => ({
            id: subport.port_id,
            cells: {
              ...subport,
              port_id: (
                <ResourceLink type="OS::Neutron::Port" id={subport.port_id}>
                  <code className="font-mono text-sm wrap-anywhere">{subport.port_id}</code>
                </ResourceLink>
              ),
            },
          }))}
        />
      </Card>
    </div>
  )
}
