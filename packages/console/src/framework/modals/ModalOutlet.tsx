import { CatchBoundary } from '@tanstack/react-router'
import { useIntl } from 'react-intl'
import { Dialog } from '../../ui/popups/Dialog.tsx'
import { onDemand } from '../../ui/popups/on-demand.ts'
import { frameworkMessages } from '../text/framework.messages.ts'
import type { Flow } from './flow.ts'
import { modalMessages } from './modal.messages.ts'
import { useModalAddress } from './use-modal.ts'

const Host = onDemand(async () => (await import('./ModalHost.tsx')).ModalHost)

/** Renders the dialogs of the URL; loads their code when the first one opens. */
export function ModalOutlet({ flows }: { flows: readonly Flow[] }) {
  const { name, item } = useModalAddress()
  return (
    <CatchBoundary getResetKey={() => `${name} ${item}`} errorComponent={LoadFailed}>
      <Host wanted={name !== undefined} props={{ flows }} />
    </CatchBoundary>
  )
}

/** Shown if the code of a dialog fails to load; the page below stays as it is. */
function LoadFailed() {
  const { formatMessage } = useIntl()
  const { name, close } = useModalAddress()
  return (
    <Dialog open={name !== undefined} onClose={close} size="small" title={formatMessage(modalMessages.loadFailed)}>
      {formatMessage(frameworkMessages.unreachable)}
    </Dialog>
  )
}
