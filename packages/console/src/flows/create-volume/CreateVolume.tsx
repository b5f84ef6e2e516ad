import { useState } from 'react'
import type { FlowProps } from '../../framework/modals/flow.ts'
import { WaitModal } from '../../framework/modals/WaitModal.tsx'
import { initialVolume } from './initial-volume.ts'
import { CreateVolumeForm } from './CreateVolumeForm.tsx'
import { useVolumeFacts } from './use-volume-facts.ts'

/** Begins the form of a new volume with what its address names, once it is known what there is to choose from. */
export function CreateVolume({ context: now, ...props }: FlowProps) {
  // The address loses it when the form closes.
  const [context] = useState(now)
  const facts = useVolumeFacts()
  const [ready, setReady] = useState(false)
  if (!ready && !facts.isLoading) setReady(true)
  if (!ready) return <WaitModal open={props.tools.open} onClose={props.tools.close} />
  return <CreateVolumeForm {...props} facts={facts} initial={initialVolume(context, facts)} />
}
