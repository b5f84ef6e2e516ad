import { useEffect, useState } from 'react'
import { useOwner } from '../session/session.ts'
import { draftKey, readDraft, removeDraft, writeDraft } from './draft.ts'

interface DraftOptions {
  /** The form is a page: its draft outlives leaving the page. Forms of dialogs are drafts while they are open. */
  isPage: boolean
  defaults: Readonly<Record<string, unknown>>
  /** What the user has changed. */
  changed: Readonly<Record<string, unknown>>
  /** Puts a stored value into the form. */
  restore: (name: string, value: unknown) => void
}

/** Keeps what a user types, so that a reload or the end of the session loses nothing; returns what forgets it. */
export function useDraft({ isPage, defaults, changed, restore }: DraftOptions): () => void {
  const owner = useOwner()
  const [key] = useState(() => {
    // Only a form with an address of its own is open again after a reload.
    const hasAddress = isPage || (globalThis.location && new URLSearchParams(location.search).has('modal'))
    if (!hasAddress) return null
    return draftKey({ owner, address: location.pathname + location.search, fields: Object.keys(defaults) })
  })
  const [stored] = useState(() => readDraft(key, defaults))
  useEffect(() => {
    for (const [name, value] of Object.entries(stored)) restore(name, value)
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the form opens
  }, [])
  const text = JSON.stringify(changed)
  useEffect(() => {
    if (key !== null && text !== '{}') writeDraft(key, changed)
    // oxlint-disable-next-line react/exhaustive-deps -- `text` is `changed`
  }, [key, text])
  useEffect(
    () => () => {
      if (key !== null && !isPage) removeDraft(key)
    },
    [key, isPage],
  )
  return () => {
    if (key !== null) removeDraft(key)
  }
}
