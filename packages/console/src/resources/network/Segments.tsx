import { networkSegmentEndpoints as endpoints, type Network, type NetworkSegment } from '@meridian/contract'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useIntl } from 'react-intl'
import { query, queryClient } from '../../api/query.ts'
import { usePartAction } from '../../framework/actions/apply-result.ts'
import { deleteAction } from '../../framework/actions/dialog-action.ts'
import { ListCard } from '../../framework/loading/PartsTable.tsx'
import { DialogToolsProvider, type ModalTools } from '../../framework/resource/modal.ts'
import { usePolicies } from '../../framework/policy/policy-store.ts'
import { words } from '../../framework/text/common.messages.ts'
import { wordFor } from '../../framework/text/wording.ts'
import { Button, IconButton } from '../../ui/buttons.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { networkTypes } from './admin-network.messages.ts'
import { networkManifest } from './network.manifest.ts'
import { networkFields } from './network.messages.ts'
import { segmentLabel } from './provider-network.ts'
import { segmentMessages as messages, segmentNames } from './segments.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'
import { lazyPart } from '../../ui/lazy-part.ts'

const CreateSegment = lazyPart(async () => (await import('./SegmentForms.tsx')).CreateSegment)
const EditSegment = lazyPart(async () => (await import('./SegmentForms.tsx')).EditSegment)

const segmentsOf = (network: string) => query(endpoints.networkSegmentList, { params: { id: network } })

/** The tab of a network with its layer-2 segments, for administrators. */
export function SegmentsTab({ network: { id } }: { network: Network }) {
  const intl = useIntl()
  const { formatMessage } = intl
  const may = usePolicies()
  const [open, setOpen] = useState<NetworkSegment | 'new' | null>(null)
  const list = segmentsOf(id)
  const refresh = () => queryClient.invalidateQueries({ queryKey: list.queryKey })
  const remove = usePartAction<NetworkSegment>({
    action: deleteAction<NetworkSegment>(
      { names: segmentNames },
      {
        lookAhead: async () => (await import('../../services/deletion/network-look-ahead.ts')).segmentLookAhead,
        remove: async ({ id: segment }, send) => {
          await send(endpoints.networkSegmentDelete, { params: { id: segment } })
          await refresh()
        },
      },
    ),
    label: segmentLabel,
    whole: { type: networkManifest.type, id },
  })
  const tools: ModalTools = {
    type: networkManifest.type,
    open: true,
    close: () => setOpen(null),
    done: (message) => {
      toast.success(message)
      setOpen(null)
      void refresh()
    },
    failed: () => {},
  }
  return (
    <>
      <ListCard
        title={segmentNames.other}
        head={
          may([['network', 'create_segment']]) === true && (
            <Button size="small" icon={<Plus aria-hidden />} onClick={() => setOpen('new')}>
              {formatMessage(messages.create)}
            </Button>
          )
        }
        query={list}
        failed={messages.failed}
        empty={messages.none}
        columns={{
          name: words.name,
          type: moreWords.providerNetworkType,
          physical: networkFields.physical,
          number: moreWords.segmentationId,
          description: words.description,
          actions: words.actions,
        }}
        cells={(segment) => ({
          name: segment.name,
          type: wordFor(intl, networkTypes, segment.network_type),
          physical: segment.physical_network,
          number: segment.segmentation_id,
          description: segment.description && <span className="wrap-anywhere">{segment.description}</span>,
          actions: (
            <span className="flex justify-end">
              {may([['network', 'update_segment']]) === true && (
                <IconButton
                  size="small"
                  label={formatMessage(messages.editOne, { name: segmentLabel(segment) })}
                  icon={<Pencil aria-hidden />}
                  onClick={() => setOpen(segment)}
                />
              )}
              {may([['network', 'delete_segment']]) === true && (
                <IconButton
                  size="small"
                  label={formatMessage(messages.deleteOne, { name: segmentLabel(segment) })}
                  icon={<Trash2 aria-hidden />}
                  onClick={() => void remove(segment)}
                />
              )}
            </span>
          ),
        })}
      />
      <DialogToolsProvider value={tools}>
        <Suspense>
          {open === 'new' && <CreateSegment network={id} />}
          {open !== null && open !== 'new' && <EditSegment item={open} />}
        </Suspense>
      </DialogToolsProvider>
    </>
  )
}
