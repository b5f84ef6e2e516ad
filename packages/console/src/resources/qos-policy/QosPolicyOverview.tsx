import type { QosPolicy } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { formatMoment } from '../../framework/text/dates.ts'
import { ColumnFacts } from '../../framework/details/ColumnFacts.tsx'
import { Card } from '../../ui/Card.tsx'
import { qosPolicyNames } from './qos-policy-names.messages.ts'
import { qosPolicyColumns } from './qos-policy.columns.tsx'
import { qosPolicyFields } from './qos-policy.messages.ts'
import { RuleTable } from './rule/RuleTable.tsx'

const SHOWN = qosPolicyColumns.filter(({ id }) => id !== 'name')

export function QosPolicyOverview({ policy }: { policy: QosPolicy }) {
  const intl = useIntl()
  const { name, id, tenant_id: tenant, project_id: project, created_at: created, updated_at: updated } = policy
  return (
    <div className="grid gap-4">
      <Card title={intl.formatMessage(qosPolicyNames.one)}>
        <ColumnFacts
          item={policy}
          columns={SHOWN}
          more={[
            { term: intl.formatMessage(qosPolicyFields.name), value: name },
            { term: intl.formatMessage(qosPolicyFields.id), value: id },
            { term: intl.formatMessage(qosPolicyFields.tenant), value: tenant },
            { term: intl.formatMessage(qosPolicyFields.project), value: project },
            { term: intl.formatMessage(qosPolicyFields.created), value: created && formatMoment(intl, created) },
            { term: intl.formatMessage(qosPolicyFields.updated), value: updated && formatMoment(intl, updated) },
            { term: intl.formatMessage(qosPolicyFields.revision), value: policy.revision_number },
          ]}
        />
      </Card>
      <Card title={intl.formatMessage(qosPolicyFields.rules)} flush>
        <RuleTable policy={policy} />
      </Card>
    </div>
  )
}
