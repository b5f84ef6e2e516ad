import type { Image } from '@meridian/contract'
import { createContext, useContext } from 'react'

/** What is edited, with its own properties; null while a new image is made. */
export interface Edited {
  image: Image
  properties: Readonly<Record<string, string>>
}

const EditedImage = createContext<Edited | null>(null)

export const EditedImageProvider = EditedImage.Provider

export const useEdited = () => useContext(EditedImage)
