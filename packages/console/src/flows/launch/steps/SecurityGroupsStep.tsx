import type { SecurityGroup } from '@meridian/contract'
import { useIntl } from 'react-intl'
import type { ResourceForm } from '../../../framework/forms/use-resource-form.ts'
import type { Column, Facet } from '../../../framework/resource/column.ts'
import { PlainTable } from '../../../ui/PlainTable.tsx'
import { useLaunchable } from '../../../services/launch/facts/launchable.ts'
import type { LaunchForm } from '../../../services/launch/launch-form.ts'
import { choiceOf } from '../../../services/launch/rules/choice.ts'
import { Choosing } from './Choosing.tsx'
import { codes, fields } from '../../../services/launch/choosing.messages.ts'
import { codeWord, column, named, textFacet } from './columns.ts'

const columns: Column<SecurityGroup>[] = [
  named(),
  column('description', ({ description }) => description, { priority: 2 }),
]

export const securityGroupFacets: Facet<SecurityGroup>[] = [
  textFacet('name', ({ name }) => name),
  textFacet('description', ({ description }) => description),
]

export function SecurityGroupsStep({ form }: { form: ResourceForm<LaunchForm> }) {
  const { facts } = useLaunchable()
  const { securityGroups } = choiceOf(form.values, facts)
  return (
    <Choosing
      form={form}
      name="security_groups"
      part="securityGroups"
      items={facts.securityGroups}
      columns={columns}
      facets={securityGroupFacets}
      defaultSort="name"
      allocated={securityGroups.map(({ id }) => id)}
      max={-1}
      nameOf={({ name }) => name}
      renderDetails={(group) => <Rules group={group} groups={facts.securityGroups} />}
    />
  )
}

/** The rules of a group. */
function Rules({ group, groups }: { group: SecurityGroup; groups: readonly SecurityGroup[] }) {
  const intl = useIntl()
  const { formatMessage } = intl
  const any = formatMessage(codes.any)
  const nameOf = (id: string | null) => groups.find((each) => each.id === id)?.name ?? id
  return (
    <PlainTable
      label={group.name}
      empty={formatMessage(codes.noRules)}
      columns={RULE_COLUMNS.map((id) => ({ id, header: formatMessage(fields[id]) }))}
      rows={group.security_group_rules.map((rule) => ({
        id: rule.id,
        cells: {
          direction: codeWord(intl, rule.direction),
          etherType: rule.ethertype,
          protocol: rule.protocol ?? any,
          minPort: rule.port_range_min ?? any,
          maxPort: rule.port_range_max ?? any,
          remote: rule.remote_ip_prefix ?? nameOf(rule.remote_group_id) ?? any,
        },
      }))}
    />
  )
}

const RULE_COLUMNS = ['direction', 'etherType', 'protocol', 'minPort', 'maxPort', 'remote'] as const
