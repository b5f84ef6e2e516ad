import { CatchBoundary } from '@tanstack/react-router'
import { useIntl } from 'react-intl'
import { Dialog } from '../../ui/popups/Dialog.tsx'
import { onDemand } from '../../ui/popups/on-demand.ts'
import { frameworkMessages } from '../text/framework.messages.ts'
import type { Flow } from './flow.ts'
import { modalMessages } from './modal.messages.ts'
import { useModalAddress } from './use-modal.ts'

const Host = onDemand(async () => (await import('./ModalHost.tsx')).ModalHost)

/** Where dialogs at an address appear; nothing of them is fetched before the first. */
export function ModalOutlet({ flows }: { flows: readonly Flow[] }) {
  const { name, item } = useModalAddress()
  return (
    <CatchBoundary getResetKey={() => `${name} ${item}`} errorComponent={NotThere}>
      <Host wanted={name !== undefined} props={{ flows }} />
    </CatchBoundary>
  )
}

/** Stands in for a dialog whose code did not come: the page below stays as it is. */
function NotThere() {
  const { formatMessage } = useIntl()
  const { name, close } = useModalAddress()
  return (
    <Dialog open={name !== undefined} onClose={close} size="small" title={formatMessage(modalMessages.loadFailed)}>
      {formatMessage(frameworkMessages.unreachable)}
    </Dialog>
  )
}
