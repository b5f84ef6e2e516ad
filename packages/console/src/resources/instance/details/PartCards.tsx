import { ruleText, serverPartEndpoints, type SecurityGroup } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { query } from '../../../api/query.ts'
import { ResourceLink } from '../../../framework/link/AppLink.tsx'
import { Loaded } from '../../../framework/loading/Loaded.tsx'
import { useFailureMessage } from '../../../framework/resource/use-failure-message.ts'
import { typeNames } from '../../../framework/text/common.messages.ts'
import { useGroupNames } from '../../../services/network/network-queries.ts'
import { Card } from '../../../ui/Card.tsx'
import { detailsPhrases, overviewMessages } from '../instance-details.messages.ts'

export function VolumesCard({ id }: { id: string }) {
  const intl = useIntl()
  return (
    <Card title={intl.formatMessage(overviewMessages.volumes)}>
      <Loaded
        query={query(serverPartEndpoints.serverVolumeList, { params: { id } })}
        failed={intl.formatMessage(overviewMessages.unableToListVolumes)}
      >
        {({ items: volumes }) =>
          volumes.length === 0 ? (
            <p className="text-ink-3">{intl.formatMessage(overviewMessages.noVolumes)}</p>
          ) : (
            <ul className="grid gap-1">
              {volumes.map(({ volumeId, name, device }) => (
                <li key={volumeId} className="wrap-anywhere">
                  <ResourceLink type="OS::Cinder::Volume" id={volumeId}>
                    {name ?? volumeId}
                  </ResourceLink>{' '}
                  {device && (
                    <span className="text-ink-3">{intl.formatMessage(detailsPhrases.onDevice, { device })}</span>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  )
}

/** The security groups of a server's ports, with their rules. */
export function SecurityGroupsCard({ id }: { id: string }) {
  const intl = useIntl()
  const failureMessage = useFailureMessage()
  return (
    <Card title={intl.formatMessage(typeNames.securityGroups)}>
      <Loaded
        query={query(serverPartEndpoints.serverSecurityGroupList, { params: { id } })}
        failed={failureMessage('list', 'OS::Neutron::SecurityGroup')}
      >
        {({ items }) => <Groups groups={items} />}
      </Loaded>
    </Card>
  )
}

function Groups({ groups }: { groups: readonly SecurityGroup[] }) {
  const { formatMessage } = useIntl()
  const nameOf = useGroupNames(groups)
  if (groups.length === 0) return <p className="text-ink-3">{formatMessage(overviewMessages.noSecurityGroups)}</p>
  return (
    <div className="grid gap-3">
      {groups.map((group) => (
        <section key={group.id}>
          <h3 className="font-medium">
            <ResourceLink type="OS::Neutron::SecurityGroup" id={group.id}>
              {group.name}
            </ResourceLink>
          </h3>
          {group.security_group_rules.length === 0 ? (
            <p className="text-ink-3">{formatMessage(overviewMessages.noRules)}</p>
          ) : (
            <ul className="mt-1 grid gap-0.5 font-mono text-sm text-ink-2">
              {group.security_group_rules.map((rule) => (
                <li key={rule.id} className="wrap-anywhere">
                  {ruleText(rule, nameOf)}
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  )
}
