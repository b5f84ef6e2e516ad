import { useEffect, useRef, useState } from 'react'
import { useOwner } from '../session/session.ts'
import { draftKey, readDraft, removeDraft, writeDraft } from './draft.ts'

interface DraftOptions {
  /** The form is a page. */
  isPage: boolean
  defaults: Readonly<Record<string, unknown>>
  /** What the user has changed. */
  changed: Readonly<Record<string, unknown>>
  /** Restored, but not shown yet. */
  waiting: Readonly<Record<string, unknown>>
  /** Puts stored values into the form. */
  restore: (values: Readonly<Record<string, unknown>>) => void
}

/** What was begun before: it is offered, and put into the form only if the user wants it. */
export interface FormDraft {
  /** When it was last changed. */
  at: number
  /** The names of its fields. */
  names: readonly string[]
  isRestored: boolean
  restore: () => void
  discard: () => void
}

interface KeptDraft {
  /** Null if there is none, or the user has discarded it. */
  draft: FormDraft | null
  /** The form was sent or discarded: removes what is stored, and stores nothing any more. */
  end: () => void
}

/** Keeps what a user types until the form is sent or discarded, so that a reload, a crash or another page loses nothing. */
export function useDraft({ isPage, defaults, changed, waiting, restore }: DraftOptions): KeptDraft {
  const owner = useOwner()
  const [key] = useState(() => {
    // Only a form with an address of its own is found again.
    const hasAddress = isPage || (globalThis.location && new URLSearchParams(location.search).has('modal'))
    if (!hasAddress) return null
    return draftKey({ owner, address: location.pathname + location.search, fields: Object.keys(defaults) })
  })
  const [found, setFound] = useState(() => readDraft(key, defaults))
  const [isRestored, setRestored] = useState(false)
  // A dialog is rendered while it fades out, and its values may still change.
  const ended = useRef(false)
  const kept = { ...waiting, ...changed }
  const text = JSON.stringify(kept)
  useEffect(() => {
    if (key === null || ended.current) return
    // An offer that has no answer yet is not overwritten by what is typed beside it.
    const offered = found && !isRestored ? found.values : {}
    if (text !== '{}') writeDraft(key, { ...offered, ...kept })
    else if (!found || isRestored) removeDraft(key)
    // oxlint-disable-next-line react/exhaustive-deps -- `text` is `kept`
  }, [key, text, found, isRestored])
  return {
    draft: found && {
      at: found.at,
      names: Object.keys(found.values),
      isRestored,
      restore: () => {
        // What was typed since is newer.
        restore(Object.fromEntries(Object.entries(found.values).filter(([name]) => !Object.hasOwn(changed, name))))
        setRestored(true)
      },
      discard: () => setFound(null),
    },
    end: () => {
      ended.current = true
      if (key !== null) removeDraft(key)
    },
  }
}
