import { VolumeText } from '@meridian/contract'
import * as z from 'zod'
import { words } from '../../framework/text/common.messages.ts'

/** The name and the description that several Cinder resources have. */
export const aboutSchema = z.object({ name: VolumeText.trim().min(1), description: VolumeText })

export const aboutFields = {
  name: { label: words.name },
  description: { label: words.description, multiline: true },
}

export const aboutValues = (item?: { name: string; description: string | null }) => ({
  name: item?.name ?? '',
  description: item?.description ?? '',
})
