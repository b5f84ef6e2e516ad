import { ruleText, serverPartEndpoints } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { query } from '../../../api/query.ts'
import { Loaded } from '../../../framework/Loaded.tsx'
import { ResourceLink } from '../../../framework/ResourceLink.tsx'
import { useUnable } from '../../../framework/use-unable.ts'
import { Card } from '../../../ui/Card.tsx'
import { overviewMessages } from './overview.messages.ts'

/** The groups of a server's ports with what they let through. */
export function SecurityGroupsCard({ id }: { id: string }) {
  const intl = useIntl()
  const unable = useUnable()
  const say = (message: keyof typeof overviewMessages) => intl.formatMessage(overviewMessages[message])
  return (
    <Card title={say('securityGroups')}>
      <Loaded
        query={query(serverPartEndpoints.serverSecurityGroupList, { params: { id } })}
        failed={unable('list', 'OS::Neutron::SecurityGroup')}
      >
        {({ items: groups }) =>
          groups.length === 0 ? (
            <p className="text-ink-3">{say('noSecurityGroups')}</p>
          ) : (
            <div className="grid gap-3">
              {groups.map((group) => (
                <section key={group.id}>
                  <h3 className="font-medium">
                    <ResourceLink type="OS::Neutron::SecurityGroup" id={group.id}>
                      {group.name}
                    </ResourceLink>
                  </h3>
                  {group.security_group_rules.length === 0 ? (
                    <p className="text-ink-3">{say('noRules')}</p>
                  ) : (
                    <ul className="mt-1 grid gap-0.5 font-mono text-sm text-ink-2">
                      {group.security_group_rules.map((rule) => (
                        <li key={rule.id} className="wrap-anywhere">
                          {ruleText(rule, (other) => groups.find((each) => each.id === other)?.name ?? other)}
                        </li>
                      ))}
                    </ul>
                  )}
                </section>
              ))}
            </div>
          )
        }
      </Loaded>
    </Card>
  )
}
