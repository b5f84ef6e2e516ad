import { useQuery } from '@tanstack/react-query'
import { Suspense, use, useMemo, useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Dialog } from '../../ui/popups/Dialog.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { SubjectProvider } from '../notices/item-notice.ts'
import type { Item } from '../resource/item.ts'
import { useRegistry, type RegistryEntry } from '../resource/registry.ts'
import type { AnyResource } from '../resource/resource.ts'
import { describeError } from '../text/error-text.ts'
import { frameworkPhrases } from '../text/framework.messages.ts'
import { RunAction } from './RunAction.tsx'
import { WaitModal } from './WaitModal.tsx'
import { createDialogSend, DialogSendProvider } from './dialog-send.ts'
import { FlowsProvider, type Flow } from './flow.ts'
import { modalMessages } from './modal.messages.ts'
import { DialogToolsProvider, useDialogTools } from '../resource/modal.ts'
import { useModalAddress, useModalTools } from './use-modal.ts'

/** Renders the dialog that the URL names, over the current page. */
export function ModalHost({ flows }: { flows: readonly Flow[] }) {
  const registry = useRegistry()
  const { name, item, search, close: closeAddress } = useModalAddress()
  // The last dialog stays mounted while it fades out; opened again, it starts afresh.
  const [shown, setShown] = useState({ name, item, visit: 0, open: false })
  const isSameDialog = shown.name === name && shown.item === item
  if (name && (!shown.open || !isSameDialog)) setShown({ name, item, visit: shown.visit + 1, open: true })
  if (!name && shown.open) setShown({ ...shown, open: false })

  // oxlint-disable-next-line react/exhaustive-deps -- each visit has requests of its own
  const sending = useMemo(() => createDialogSend(), [shown.visit])
  const modalTools = useModalTools(sending)
  const flow = flows.find((each) => each.name === shown.name)
  const entry = registry.find(({ dialogs = {} }) => Object.values(dialogs).includes(shown.name ?? ''))
  const type = flow?.type ?? entry?.type
  if (type === undefined) return null
  const close = () => closeAddress(flow?.context)
  return (
    <FlowsProvider value={flows}>
      <DialogSendProvider value={sending}>
        <DialogToolsProvider value={modalTools(type, shown.open, close)}>
          <Suspense key={shown.visit} fallback={<WaitModal open={shown.open} onClose={close} />}>
            {flow ? (
              <flow.dialog context={search} />
            ) : (
              entry && <Modal entry={entry} name={shown.name ?? ''} item={shown.item} />
            )}
          </Suspense>
        </DialogToolsProvider>
      </DialogSendProvider>
    </FlowsProvider>
  )
}

interface ModalProps {
  entry: RegistryEntry
  name: string
  item: string | undefined
}

function Modal({ entry, name, item }: ModalProps) {
  const tools = useDialogTools()
  const resource = use(entry.resource())
  const modal = resource.work.modals?.[name]
  if (!modal) return null
  if ('panel' in modal) return modal.panel(item ?? '')
  const draw = (about: Item) =>
    'run' in modal ? (
      <RunAction resource={resource} action={modal.run} item={about} onBegun={tools.close} />
    ) : (
      modal.item(about)
    )
  return item && <AboutItem resource={resource} id={item} draw={draw} />
}

interface AboutItemProps {
  resource: AnyResource
  id: string
  draw: (item: Item) => ReactNode
}

function AboutItem({ resource, id, draw }: AboutItemProps) {
  const tools = useDialogTools()
  const intl = useIntl()
  const { data, error, isFetching, refetch } = useQuery(resource.load(id))
  if (data) return <SubjectProvider value={{ type: resource.type, id }}>{draw(data)}</SubjectProvider>
  if (!error) return <WaitModal open={tools.open} onClose={tools.close} />
  const gone = error.status === 404
  return (
    <Dialog open={tools.open} onClose={tools.close} size="small" title={intl.formatMessage(resource.names.one)}>
      <ErrorState
        title={intl.formatMessage(modalMessages.loadFailed)}
        message={gone ? intl.formatMessage(frameworkPhrases.itemMissing, { id }) : describeError(intl, error)}
        requestId={error.requestId}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    </Dialog>
  )
}
