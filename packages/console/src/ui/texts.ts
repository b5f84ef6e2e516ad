import { createContext, useContext } from 'react'

/** The texts of widgets, in the user's language; the code that renders widgets provides them. */
export interface UiTexts {
  addRow: string
  calendar: string
  chooseFile: string
  clear: string
  decrease: string
  dropFile: string
  findAction: string
  increase: string
  key: string
  remove: string
  showOptions: string
  value: string
  breadcrumb: string
  close: string
  copy: string
  copied: string
  dismiss: string
  hidePassword: string
  showPassword: string
  capsLock: string
  notifications: string
  optional: string
  requestId: string
  retry: string
  search: string
  nothingFound: string
  /** Replaces a missing value. */
  noValue: string
  /** The title of the browser's tab for a page of this title. */
  tabTitle: (page: string) => string
}

const Texts = createContext<UiTexts | null>(null)

export const UiTextsProvider = Texts.Provider

export function useUiTexts(): UiTexts {
  const texts = useContext(Texts)
  if (!texts) throw new Error('Widgets need a UiTextsProvider above them')
  return texts
}
