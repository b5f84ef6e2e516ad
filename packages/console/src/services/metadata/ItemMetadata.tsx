import type { Endpoint, Metadata, MetadataChange } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import type * as z from 'zod'
import { request } from '../../api/client.ts'
import { keyOf, queryClient, type ItemQuery } from '../../api/query.ts'
import { Dialog } from '../../ui/popups/Dialog.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { WaitModal } from '../../framework/modals/WaitModal.tsx'
import { useDialogSend } from '../../framework/modals/dialog-send.ts'
import { describeError } from '../../framework/text/error-text.ts'
import { useDialogTools } from '../../framework/resource/modal.ts'
import { MetadataModal } from './MetadataModal.tsx'
import type { MetadataKind } from './metadata-tree.ts'
import { metadataMessages } from './metadata.messages.ts'
import { updateMetadataLabel } from './update-metadata.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

/** The endpoints that read and write the metadata of a type; both paths have the item's `:id`. */
export interface MetadataEndpoints {
  kind: MetadataKind
  read: Endpoint & { result: typeof Metadata }
  write: Endpoint & { body: typeof MetadataChange }
}

interface ItemMetadataProps {
  about: MetadataEndpoints
  id: string
  name: string
}

/** Loads, edits and saves the metadata of one item. */
export function ItemMetadata({ about, id, name }: ItemMetadataProps) {
  const tools = useDialogTools()
  const intl = useIntl()
  const { send } = useDialogSend()
  const params = { id }
  const read: ItemQuery<z.output<typeof Metadata>> = {
    queryKey: keyOf(about.read, { params }),
    queryFn: ({ signal }) => request(about.read, { params }, { signal }) as Promise<z.output<typeof Metadata>>, // parsed by the endpoint's schema
  }
  // Never cached data: only the difference to the current metadata is saved.
  const { data, error, isFetching, refetch } = useQuery({
    ...read,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  if (error) {
    return (
      <Dialog open={tools.open} onClose={tools.close} size="small" title={intl.formatMessage(updateMetadataLabel)}>
        <ErrorState
          title={intl.formatMessage(moreWords.unableToRetrieveTheMetadata)}
          message={describeError(intl, error)}
          requestId={error.requestId}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      </Dialog>
    )
  }
  if (!data) return <WaitModal open={tools.open} onClose={tools.close} />
  return (
    <MetadataModal
      kind={about.kind}
      name={name}
      existing={data}
      open={tools.open}
      save={async (change) => {
        await send<Endpoint<':id', undefined, typeof MetadataChange>>(about.write as never, { params, body: change }) // its path has the id
        queryClient.removeQueries({ queryKey: read.queryKey })
      }}
      onSaved={() => tools.done(intl.formatMessage(metadataMessages.saved), { updated: [{ type: tools.type, id }] })}
      onClose={tools.close}
    />
  )
}
