import type { Server } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { applyResult } from '../../../framework/actions/apply-result.ts'
import { ResourceLink } from '../../../framework/link/AppLink.tsx'
import { useCellContext } from '../../../framework/resource/cell-context.ts'
import { useRegistry } from '../../../framework/resource/registry.ts'
import { EditableCell } from '../../../framework/table/EditableCell.tsx'
import { typeNames, words } from '../../../framework/text/common.messages.ts'
import { formatAge, formatMoment } from '../../../framework/text/dates.ts'
import { yesNo } from '../../../framework/text/wording.ts'
import { Card, DescriptionList } from '../../../ui/Card.tsx'
import { OrNothing } from '../../../ui/inline.tsx'
import { overviewMessages } from '../instance-details.messages.ts'
import { instanceLabel, powerWord, taskWord, userDataText } from '../instance-text.ts'
import { instanceColumns, InstanceStatus } from '../instance.columns.tsx'
import { instanceManifest } from '../instance.manifest.ts'
import { instanceFields } from '../instance.messages.ts'
import { moreWords } from '../../../framework/text/more-words.messages.ts'

/** Nova returns these only to users with the permission. */
function extendedFacts(server: Server) {
  const userData = server['OS-EXT-SRV-ATTR:user_data']
  return [
    { field: words.host, value: server['OS-EXT-SRV-ATTR:host'] },
    { field: typeNames.instanceName, value: server['OS-EXT-SRV-ATTR:instance_name'] },
    { field: overviewMessages.reservationId, value: server['OS-EXT-SRV-ATTR:reservation_id'] },
    { field: overviewMessages.launchIndex, value: server['OS-EXT-SRV-ATTR:launch_index'] },
    { field: moreWords.hostname, value: server['OS-EXT-SRV-ATTR:hostname'] },
    { field: moreWords.kernelId, value: server['OS-EXT-SRV-ATTR:kernel_id'] },
    { field: moreWords.ramdiskId, value: server['OS-EXT-SRV-ATTR:ramdisk_id'] },
    { field: words.deviceName, value: server['OS-EXT-SRV-ATTR:root_device_name'] },
    { field: overviewMessages.userData, value: userData && <LongText>{userDataText(userData)}</LongText> },
  ].filter(({ value }) => value !== null && value !== '')
}

const DESCRIPTION = instanceColumns.find(({ id }) => id === 'description')

/** The description, which can be edited here as in the list. */
function Description({ server, mayEdit }: { server: Server; mayEdit: boolean }) {
  const context = useCellContext(instanceColumns)
  const registry = useRegistry()
  if (!mayEdit || !DESCRIPTION?.edit) return server.description
  const updated = [{ type: instanceManifest.type, id: server.id }]
  return (
    <EditableCell
      item={server}
      name={instanceLabel(server)}
      column={DESCRIPTION}
      edit={DESCRIPTION.edit}
      context={context}
      onSaved={() => void applyResult({ created: [], updated, deleted: [], failed: [] }, registry)}
    >
      <span className="whitespace-normal">
        <OrNothing>{server.description}</OrNothing>
      </span>
    </EditableCell>
  )
}

export function InformationCard({ server, mayEdit }: { server: Server; mayEdit: boolean }) {
  const intl = useIntl()
  const { projectName } = useCellContext(instanceColumns)
  const { tenant_id: project, created, locked } = server
  const projectText = project && projectName(project) !== project ? `${projectName(project)} (${project})` : project
  const items = [
    { field: words.name, value: server.name },
    { field: words.id, value: <code className="font-mono text-sm">{server.id}</code> },
    { field: words.description, value: <Description server={server} mayEdit={mayEdit} /> },
    {
      field: words.projectId,
      value: project && <ResourceLink type="OS::Keystone::Project" id={project} name={projectText} />,
    },
    { field: words.status, value: <InstanceStatus server={server} /> },
    { field: instanceFields.task, value: taskWord(intl, server) },
    { field: instanceFields.power, value: powerWord(intl, server) },
    ...(locked === null ? [] : [{ field: instanceFields.lock, value: yesNo(intl, locked) }]),
    ...(server.locked_reason ? [{ field: overviewMessages.lockedReason, value: server.locked_reason }] : []),
    { field: words.availabilityZone, value: server['OS-EXT-AZ:availability_zone'] },
    { field: words.created, value: created && formatMoment(intl, created) },
    { field: moreWords.age, value: created && formatAge(intl, created) },
    ...extendedFacts(server),
  ]
  return (
    <Card title={intl.formatMessage(overviewMessages.information)}>
      <DescriptionList items={items.map(({ field, value }) => ({ term: intl.formatMessage(field), value }))} />
    </Card>
  )
}

/** Program output of many lines, which scrolls. */
export const LongText = ({ children }: { children: string }) => (
  <pre
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable text must be reachable by keyboard
    tabIndex={0}
    className="max-h-64 overflow-auto rounded-md bg-sunken p-2.5 font-mono text-sm whitespace-pre-wrap wrap-anywhere"
  >
    {children}
  </pre>
)
