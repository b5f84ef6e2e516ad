import { volumeGroupSnapshotEndpoints, type VolumeGroupSnapshot } from '@meridian/contract'
import { PlainForm } from '../../../framework/forms/PlainForm.tsx'
import type { ItemDialogProps } from '../../../framework/resource/modal.ts'
import { GroupPreflight } from '../group/GroupPreflight.tsx'
import { copyForm } from '../group/group-dialogs.tsx'
import { volumeGroupManifest } from '../group/volume-group.manifest.ts'
import { groupSnapshotMessages as messages } from './group-snapshot.messages.ts'

export const CreateGroupFromSnapshot = ({ item }: ItemDialogProps<VolumeGroupSnapshot>) => (
  <PlainForm
    {...copyForm}
    item={item}
    about={item.name}
    title={messages.createGroup}
    failed={messages.createFailed}
    success={messages.creating}
    preflight={(form) => <GroupPreflight form={form} />}
    submit={(body, send) => send(volumeGroupSnapshotEndpoints.groupSnapshotRestore, { params: { id: item.id }, body })}
    outcome={({ id }) => ({ created: [{ type: volumeGroupManifest.type, id }] })}
  />
)
