import { volumeActionEndpoints, volumeSnapshotEndpoints, type Volume, type VolumeSnapshot } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { query } from '../../api/query.ts'
import { ItemForm } from '../../framework/forms/ItemForm.tsx'
import { LoadingModal } from '../../framework/modals/WaitModal.tsx'
import type { ModalTools } from '../../framework/resource/modal.ts'
import { typeNames, words } from '../../framework/text/common.messages.ts'
import { formatMoment } from '../../framework/text/dates.ts'
import { DescriptionList } from '../../ui/Card.tsx'
import { Button } from '../../ui/buttons.tsx'
import { Dialog } from '../../ui/popups/Dialog.tsx'
import { revertMessages, revertPhrases } from './volume-forms.messages.ts'
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

export function RevertVolume({ item: volume, tools }: { item: Volume; tools: ModalTools }) {
  const { formatMessage } = useIntl()
  const read = useQuery({
    ...query(volumeSnapshotEndpoints.snapshotList, { query: { volume_id: volume.id } }),
    staleTime: 0,
    gcTime: 0,
  })
  if (!read.data) {
    return (
      <LoadingModal
        tools={tools}
        title={formatMessage(volumeMessages.revert)}
        failed={formatMessage(revertMessages.failed)}
        query={read}
      />
    )
  }
  const latest = latestOf(read.data.items)
  const problem = revertProblem(volume, latest)
  if (latest && !problem) return <RevertForm volume={volume} snapshot={latest} tools={tools} />
  return (
    <Dialog
      open={tools.open}
      onClose={tools.close}
      title={formatMessage(volumeMessages.revert)}
      description={volumeLabel(volume)}
      footer={<Button onClick={tools.close}>{formatMessage(words.close)}</Button>}
    >
      <p>{problem && formatMessage(problem)}</p>
    </Dialog>
  )
}

interface RevertFormProps {
  volume: Volume
  snapshot: VolumeSnapshot
  tools: ModalTools
}

const NOTHING = z.object({})

function RevertForm({ volume, snapshot, tools }: RevertFormProps) {
  const intl = useIntl()
  const name = volumeLabel(volume)
  return (
    <ItemForm
      item={volume}
      label={name}
      tools={tools}
      title={volumeMessages.revert}
      failed={intl.formatMessage(revertMessages.failed)}
      schema={NOTHING}
      defaults={{}}
      labels={{}}
      submit={(_values, send) =>
        send(volumeActionEndpoints.volumeRevert, { params: { id: volume.id }, body: { snapshot_id: snapshot.id } })
      }
      sent={() => intl.formatMessage(revertPhrases.reverting, { name })}
    >
      {() => (
        <>
          <DescriptionList
            items={[
              { term: intl.formatMessage(typeNames.snapshot), value: snapshot.name || snapshot.id },
              { term: intl.formatMessage(words.created), value: formatMoment(intl, snapshot.created_at) },
            ]}
          />
          <p className="text-bad">{intl.formatMessage(revertMessages.loses)}</p>
        </>
      )}
    </ItemForm>
  )
}
