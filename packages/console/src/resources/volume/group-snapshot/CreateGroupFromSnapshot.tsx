import { volumeGroupSnapshotEndpoints, type VolumeGroupSnapshot } from '@meridian/contract'
import { useIntl } from 'react-intl'
import type { ModalTools } from '../../../framework/resource/modal.ts'
import { GroupPreflight } from '../group/GroupPreflight.tsx'
import { CopyForm } from '../group/group-dialogs.tsx'
import { volumeGroupManifest } from '../group/volume-group.manifest.ts'
import { groupSnapshotMessages as messages, groupSnapshotPhrases } from './group-snapshot.messages.ts'

export function CreateGroupFromSnapshot({ item, tools }: { item: VolumeGroupSnapshot; tools: ModalTools }) {
  const { formatMessage } = useIntl()
  return (
    <CopyForm
      item={item}
      label={item.name}
      tools={tools}
      title={messages.createGroup}
      failed={formatMessage(messages.createFailed)}
      submit={(body, send) =>
        send(volumeGroupSnapshotEndpoints.groupSnapshotRestore, { params: { id: item.id }, body })
      }
      sent={({ name }) => formatMessage(groupSnapshotPhrases.creating, { name })}
      outcome={({ id }) => ({ created: [{ type: volumeGroupManifest.type, id }] })}
    >
      {(form) => <GroupPreflight form={form} />}
    </CopyForm>
  )
}
