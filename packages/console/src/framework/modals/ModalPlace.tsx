import { onDemand } from '../../ui/on-demand.ts'
import type { Flow } from './flow.ts'
import { useModalAddress } from './use-modal-address.ts'

const Host = onDemand(async () => (await import('./ModalHost.tsx')).ModalHost)

/** Where dialogs at an address appear; nothing of them is fetched before the first. */
export const ModalPlace = ({ flows }: { flows: readonly Flow[] }) => (
  <Host wanted={useModalAddress().name !== undefined} props={{ flows }} />
)
