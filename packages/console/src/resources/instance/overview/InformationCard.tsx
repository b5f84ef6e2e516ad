import type { Server } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { useCellContext } from '../../../framework/resource/cell-context.ts'
import { formatAge, formatMoment } from '../../../framework/text/dates.ts'
import { ResourceLink } from '../../../framework/link/ResourceLink.tsx'
import { yesNo } from '../../../framework/text/yes-no.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Card } from '../../../ui/Card.tsx'
import { DescriptionList } from '../../../ui/DescriptionList.tsx'
import { instanceColumns } from '../instance.columns.tsx'
import { instanceFields } from '../instance.messages.ts'
import { powerWord, taskWord } from '../state/instance-state.ts'
import { InstanceStatus } from '../state/InstanceStatus.tsx'
import { LongText } from './LongText.tsx'
import { overviewFields, overviewMessages } from './overview.messages.ts'
import { userDataText } from './user-data.ts'

/** What Nova tells of a server's insides, to those who may know. */
function extended(server: Server) {
  const userData = server['OS-EXT-SRV-ATTR:user_data']
  return [
    { field: instanceFields.host, value: server['OS-EXT-SRV-ATTR:host'] },
    { field: overviewFields.instanceName, value: server['OS-EXT-SRV-ATTR:instance_name'] },
    { field: overviewFields.reservationId, value: server['OS-EXT-SRV-ATTR:reservation_id'] },
    { field: overviewFields.launchIndex, value: server['OS-EXT-SRV-ATTR:launch_index'] },
    { field: overviewFields.hostname, value: server['OS-EXT-SRV-ATTR:hostname'] },
    { field: overviewFields.kernelId, value: server['OS-EXT-SRV-ATTR:kernel_id'] },
    { field: overviewFields.ramdiskId, value: server['OS-EXT-SRV-ATTR:ramdisk_id'] },
    { field: overviewFields.deviceName, value: server['OS-EXT-SRV-ATTR:root_device_name'] },
    { field: overviewFields.userData, value: userData && <LongText>{userDataText(userData)}</LongText> },
  ].filter(({ value }) => value !== null && value !== '')
}

export function InformationCard({ server }: { server: Server }) {
  const intl = useIntl()
  const { projectName } = useCellContext(instanceColumns)
  const { tenant_id: project, created, locked } = server
  const projectText = project && projectName(project) !== project ? `${projectName(project)} (${project})` : project
  const items = [
    { field: overviewFields.name, value: server.name },
    { field: overviewFields.id, value: <code className="font-mono text-sm">{server.id}</code> },
    { field: instanceFields.description, value: server.description },
    {
      field: instanceFields.projectId,
      value: project && (
        <ResourceLink type="OS::Keystone::Project" id={project}>
          {projectText}
        </ResourceLink>
      ),
    },
    { field: instanceFields.status, value: <InstanceStatus server={server} /> },
    { field: instanceFields.task, value: taskWord(intl, server) },
    { field: instanceFields.power, value: powerWord(intl, server) },
    ...(locked === null ? [] : [{ field: instanceFields.lock, value: yesNo(intl, locked) }]),
    ...(server.locked_reason ? [{ field: overviewFields.lockedReason, value: server.locked_reason }] : []),
    { field: instanceFields.zone, value: server['OS-EXT-AZ:availability_zone'] },
    { field: instanceFields.created, value: created && formatMoment(intl, created) },
    { field: instanceFields.age, value: created && formatAge(intl, created) },
    ...(server.tags.length > 0
      ? [
          {
            field: instanceFields.tags,
            value: (
              <span className="flex flex-wrap gap-1">
                {server.tags.map((tag) => (
                  <Badge key={tag}>{tag}</Badge>
                ))}
              </span>
            ),
          },
        ]
      : []),
    ...extended(server),
  ]
  return (
    <Card title={intl.formatMessage(overviewMessages.information)}>
      <DescriptionList items={items.map(({ field, value }) => ({ term: intl.formatMessage(field), value }))} />
    </Card>
  )
}
