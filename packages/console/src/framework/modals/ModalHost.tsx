import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useIntl } from 'react-intl'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { toast } from '../../ui/toast.ts'
import { applyResult } from '../actions/apply-result.ts'
import type { AnyResource, Item } from '../define-resource.ts'
import { describeError } from '../describe-error.ts'
import { frameworkPhrases } from '../framework.messages.ts'
import { useRegistry } from '../registry.ts'
import { findModal, type ModalTools, type Modals } from './modal.ts'
import { modalMessages } from './modal.messages.ts'
import { useModalAddress } from './use-modal-address.ts'
import { WaitModal } from './WaitModal.tsx'

/** Draws the dialog that the URL asks for, over whatever page is there. */
export function ModalHost() {
  const registry = useRegistry()
  const { name, item, close } = useModalAddress()
  // What was last asked for stays while it fades out; asked for anew, it begins anew.
  const [shown, setShown] = useState({ name, item, visit: 0, open: false })
  const isSame = shown.name === name && shown.item === item
  if (name && (!shown.open || !isSame)) setShown({ name, item, visit: shown.visit + 1, open: true })
  if (!name && shown.open) setShown({ ...shown, open: false })

  const found = shown.name && findModal(registry, shown.name)
  if (!found) return null
  const { modal, resource } = found
  const tools: ModalTools = {
    type: resource.type,
    open: shown.open,
    close,
    done: (message, result) => {
      toast.success(message)
      close()
      void applyResult({ created: [], updated: [], deleted: [], failed: [], ...result }, registry)
    },
  }
  return (
    <Suspense key={shown.visit} fallback={<WaitModal open={shown.open} onClose={close} />}>
      {'panel' in modal
        ? modal.panel(tools)
        : shown.item && <AboutItem resource={resource} id={shown.item} draw={modal} tools={tools} />}
    </Suspense>
  )
}

interface AboutItemProps {
  resource: AnyResource
  id: string
  draw: Extract<Modals<Item>[string], { item: unknown }>
  tools: ModalTools
}

function AboutItem({ resource, id, draw, tools }: AboutItemProps) {
  const intl = useIntl()
  const { data, error, isFetching, refetch } = useQuery(resource.load(id))
  if (data) return draw.item(data, tools)
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
