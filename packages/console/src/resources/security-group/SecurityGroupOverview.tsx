import { ruleText, type SecurityGroup } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { AppLink } from '../../framework/link/AppLink.tsx'
import { formatMoment } from '../../framework/text/dates.ts'
import { ColumnFacts } from '../../framework/details/ColumnFacts.tsx'
import { useGroupNames } from '../../services/network/use-group-names.ts'
import { yesNo } from '../../framework/text/yes-no.ts'
import { paths } from '../../paths.ts'
import { Card } from '../../ui/Card.tsx'
import { linkClass } from '../../ui/link-class.ts'
import { securityGroupNames } from './security-group-names.messages.ts'
import { securityGroupColumns } from './security-group.columns.tsx'
import { securityGroupFields, securityGroupMessages } from './security-group.messages.ts'

export function SecurityGroupOverview({ group }: { group: SecurityGroup }) {
  const intl = useIntl()
  const { id, project_id: project, created_at: created, updated_at: updated, stateful, security_group_rules } = group
  const nameOf = useGroupNames([group])
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Card title={intl.formatMessage(securityGroupNames.one)}>
        <ColumnFacts
          item={group}
          columns={securityGroupColumns}
          more={[
            ...(stateful === undefined
              ? []
              : [{ term: intl.formatMessage(securityGroupFields.stateful), value: yesNo(intl, stateful) }]),
            { term: intl.formatMessage(securityGroupFields.project), value: project },
            { term: intl.formatMessage(securityGroupFields.created), value: created && formatMoment(intl, created) },
            { term: intl.formatMessage(securityGroupFields.updated), value: updated && formatMoment(intl, updated) },
          ]}
        />
      </Card>
      <Card title={intl.formatMessage(securityGroupMessages.rules)}>
        {security_group_rules.length === 0 ? (
          <p className="text-ink-3">{intl.formatMessage(securityGroupMessages.noRules)}</p>
        ) : (
          <ul className="grid gap-0.5 font-mono text-sm text-ink-2">
            {security_group_rules.map((rule) => (
              <li key={rule.id} className="wrap-anywhere">
                {ruleText(rule, nameOf)}
              </li>
            ))}
          </ul>
        )}
        <p className="mt-3">
          <AppLink to={paths.securityGroupRules(id)} className={linkClass}>
            {intl.formatMessage(securityGroupMessages.manageRules)}
          </AppLink>
        </p>
      </Card>
    </div>
  )
}
