import type { Image } from '@meridian/contract'
import { createContext, useContext } from 'react'
import type { VolumeQuota } from './image-volume.ts'

/** What the volume is made of, and what the project may have. */
interface VolumeSource {
  image: Image
  quota: VolumeQuota
}

const Source = createContext<VolumeSource | null>(null)

export const VolumeSourceProvider = Source.Provider

export function useVolumeSource(): VolumeSource {
  const source = useContext(Source)
  if (!source) throw new Error('The step of a volume needs its image around it')
  return source
}
