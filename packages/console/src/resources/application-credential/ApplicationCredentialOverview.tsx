import type { ApplicationCredential } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { ColumnFacts } from '../../framework/details/ColumnFacts.tsx'
import { yesNo } from '../../framework/text/yes-no.ts'
import { Card } from '../../ui/Card.tsx'
import { PlainTable } from '../../ui/PlainTable.tsx'
import { applicationCredentialNames } from './application-credential-names.messages.ts'
import { applicationCredentialColumns } from './application-credential.columns.ts'
import {
  accessRuleFields,
  applicationCredentialFields,
  applicationCredentialMessages as messages,
} from './application-credential.messages.ts'

const RULE_FIELDS = ['service', 'method', 'path'] as const

export function ApplicationCredentialOverview({ credential }: { credential: ApplicationCredential }) {
  const intl = useIntl()
  const { unrestricted, access_rules: rules } = credential
  const title = intl.formatMessage(messages.accessRules)
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Card title={intl.formatMessage(applicationCredentialNames.one)}>
        <ColumnFacts
          item={credential}
          columns={applicationCredentialColumns}
          more={[
            {
              term: intl.formatMessage(applicationCredentialFields.unrestricted),
              value: yesNo(intl, unrestricted ?? false),
            },
          ]}
        />
      </Card>
      <Card title={title} flush>
        <PlainTable
          label={title}
          empty={intl.formatMessage(messages.everything)}
          columns={RULE_FIELDS.map((id) => ({ id, header: intl.formatMessage(accessRuleFields[id]) }))}
          rows={rules.map(({ id, service, method, path }) => ({ id, cells: { service, method, path } }))}
        />
      </Card>
    </div>
  )
}
