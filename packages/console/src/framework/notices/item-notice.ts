import { createContext, useContext } from 'react'
import type { ItemReference } from '../resource/item.ts'

export interface ItemNoticeProps {
  type: string
  ids: readonly string[]
  /** 'page': the page of the item. 'change': a dialog that changes it. */
  on: 'page' | 'change'
}

const Subject = createContext<ItemReference | null>(null)

export const SubjectProvider = Subject.Provider

/** The item that the open dialog is about. */
export const useSubject = () => useContext(Subject)
