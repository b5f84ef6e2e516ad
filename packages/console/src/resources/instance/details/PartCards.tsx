import { ruleText, serverPartEndpoints, type SecurityGroup, type ServerVolume } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { query } from '../../../api/query.ts'
import { AppLink, ResourceLink } from '../../../framework/link/AppLink.tsx'
import { Loaded } from '../../../framework/loading/Loaded.tsx'
import { ListCard } from '../../../framework/loading/PartsTable.tsx'
import { useFailureMessage } from '../../../framework/resource/use-failure-message.ts'
import { typeNames, words } from '../../../framework/text/common.messages.ts'
import { formatGigabytes } from '../../../framework/text/units.ts'
import { paths } from '../../../paths.ts'
import { useGroupNames } from '../../../services/network/network-queries.ts'
import { Card } from '../../../ui/Card.tsx'
import { buttonClass } from '../../../ui/classes.ts'
import { Badge } from '../../../ui/inline.tsx'
import { cockpitMessages, actionNames } from '../instance-cockpit.messages.ts'
import { overviewMessages } from '../instance-details.messages.ts'
import { moreWords } from '../../../framework/text/more-words.messages.ts'

const COLUMNS = {
  name: words.name,
  size: words.size,
  type: words.type,
  device: words.deviceName,
  onDelete: cockpitMessages.onDelete,
}

/** The attached volumes, and which of them are deleted with the server. */
export function VolumesCard({ id, mayAttach }: { id: string; mayAttach: boolean }) {
  const intl = useIntl()
  const { formatMessage } = intl
  const cellsOf = ({ volumeId, name, size, volume_type: type, device, bootable, ...volume }: ServerVolume) => ({
    name: (
      <span className="flex flex-wrap items-center gap-x-2 wrap-anywhere">
        <ResourceLink type="OS::Cinder::Volume" id={volumeId} name={name ?? volumeId} />
        {bootable && <Badge>{formatMessage(cockpitMessages.boot)}</Badge>}
      </span>
    ),
    size: size === null ? null : formatGigabytes(intl, size),
    type,
    device: device && <code className="font-mono text-sm">{device}</code>,
    onDelete:
      volume.delete_on_termination === null
        ? null
        : formatMessage(volume.delete_on_termination ? moreWords.goesWithIt : moreWords.stays),
  })
  return (
    <ListCard
      title={overviewMessages.volumes}
      head={
        mayAttach && (
          <AppLink to={paths.modal('attach-volume', id)} className={buttonClass('default', 'small')}>
            {formatMessage(actionNames.attach_volume)}
          </AppLink>
        )
      }
      query={query(serverPartEndpoints.serverVolumeList, { params: { id } })}
      failed={overviewMessages.unableToListVolumes}
      empty={overviewMessages.noVolumes}
      columns={COLUMNS}
      idOf={(volume) => volume.volumeId}
      cells={cellsOf}
    />
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
            <ResourceLink type="OS::Neutron::SecurityGroup" id={group.id} name={group.name} />
          </h3>
          {group.security_group_rules.length === 0 ? (
            <p className="text-ink-3">{formatMessage(moreWords.noRulesDefined)}</p>
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
