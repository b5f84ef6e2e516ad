import { volumeActionEndpoints, volumeSnapshotEndpoints, type Volume, type VolumeSnapshot } from '@meridian/contract'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { query } from '../../api/query.ts'
import { PlainForm } from '../../framework/forms/PlainForm.tsx'
import { FreshDialog } from '../../framework/modals/FreshDialog.tsx'
import { useDialogTools, type ItemDialogProps } from '../../framework/resource/modal.ts'
import { typeNames, words } from '../../framework/text/common.messages.ts'
import { formatMoment } from '../../framework/text/dates.ts'
import { DescriptionList } from '../../ui/Card.tsx'
import { Button } from '../../ui/buttons.tsx'
import { Dialog } from '../../ui/popups/Dialog.tsx'
import { revertMessages } from './volume-forms.messages.ts'
import { volumeLabel } from './volume.columns.tsx'
import { volumeMessages } from './volume.messages.ts'
import { compareText } from '../../framework/text/wording.ts'

/** Cinder reverts to the latest snapshot only. */
export const latestOf = (snapshots: readonly VolumeSnapshot[]): VolumeSnapshot | undefined =>
  snapshots.toSorted((a, b) => compareText(b.created_at, a.created_at))[0]

/** Why Cinder would refuse; null if it would not. */
export const revertProblem = (volume: Pick<Volume, 'size'>, snapshot: VolumeSnapshot | undefined) => {
  if (!snapshot) return revertMessages.noSnapshot
  if (snapshot.status !== 'available') return revertMessages.notAvailable
  return snapshot.size === volume.size ? null : revertMessages.otherSize
}

const texts = { title: volumeMessages.revert, failed: revertMessages.failed }

export const RevertVolume = ({ item }: ItemDialogProps<Volume>) => (
  <FreshDialog {...texts} query={query(volumeSnapshotEndpoints.snapshotList, { query: { volume_id: item.id } })}>
    {({ items }) => <RevertToLatest item={item} latest={latestOf(items)} />}
  </FreshDialog>
)

interface RevertToLatestProps extends ItemDialogProps<Volume> {
  latest: VolumeSnapshot | undefined
}

function RevertToLatest({ item: volume, latest }: RevertToLatestProps) {
  const tools = useDialogTools()
  const intl = useIntl()
  const problem = revertProblem(volume, latest)
  if (latest && !problem)
    return (
      <PlainForm
        {...texts}
        item={volume}
        about={volumeLabel(volume)}
        success={revertMessages.reverting}
        schema={z.object({})}
        defaults={{}}
        fields={{}}
        submit={(_values, send) =>
          send(volumeActionEndpoints.volumeRevert, { params: { id: volume.id }, body: { snapshot_id: latest.id } })
        }
      >
        <DescriptionList
          items={[
            { term: intl.formatMessage(typeNames.snapshot), value: latest.name || latest.id },
            { term: intl.formatMessage(words.created), value: formatMoment(intl, latest.created_at) },
          ]}
        />
        <p className="text-bad">{intl.formatMessage(revertMessages.loses)}</p>
      </PlainForm>
    )
  return (
    <Dialog
      open={tools.open}
      onClose={tools.close}
      title={intl.formatMessage(volumeMessages.revert)}
      description={volumeLabel(volume)}
      footer={<Button onClick={tools.close}>{intl.formatMessage(words.close)}</Button>}
    >
      <p>{problem && intl.formatMessage(problem)}</p>
    </Dialog>
  )
}
