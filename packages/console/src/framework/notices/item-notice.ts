import { createContext, useContext } from 'react'
import type { ItemReference } from '../resource/item.ts'

const Subject = createContext<ItemReference | null>(null)

export const SubjectProvider = Subject.Provider

/** The item that the open dialog is about. */
export const useSubject = () => useContext(Subject)
