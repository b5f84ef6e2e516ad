import { Prec, StateEffect, StateField, type EditorState, type Extension } from '@codemirror/state'
import { EditorView, keymap, showTooltip, type Tooltip } from '@codemirror/view'

export interface Completion {
  /** Where the word begins that an option replaces. */
  from: number
  options: readonly { label: string; detail?: string }[]
}

export type Complete = (text: string, offset: number) => Completion | null

interface Offer extends Completion {
  chosen: number
}

const setOffer = StateEffect.define<Offer | null>()

const offers = StateField.define<Offer | null>({
  create: () => null,
  update: (offer, { effects, docChanged, selection }) => {
    const set = effects.findLast((effect) => effect.is(setOffer))
    if (set) return set.value
    return docChanged || selection ? null : offer
  },
  provide: (field) => showTooltip.from(field, (offer) => offer && tooltipOf(offer)),
})

const idOf = (index: number) => `completion-${index}`

const tooltipOf = (offer: Offer): Tooltip => ({
  pos: offer.from,
  create: (view) => {
    const dom = document.createElement('div')
    dom.className = 'cm-offers'
    dom.setAttribute('role', 'listbox')
    dom.id = 'completions'
    offer.options.forEach(({ label, detail }, index) => {
      const option = document.createElement('div')
      option.id = idOf(index)
      option.setAttribute('role', 'option')
      option.setAttribute('aria-selected', String(index === offer.chosen))
      option.append(label)
      if (detail) {
        const note = document.createElement('span')
        note.append(detail)
        option.append(note)
      }
      // `mousedown`, since a click would take the focus first.
      option.addEventListener('mousedown', (event) => {
        event.preventDefault()
        accept(view, index)
      })
      dom.append(option)
    })
    return { dom, mount: () => dom.children[offer.chosen]?.scrollIntoView({ block: 'nearest' }) }
  },
})

function accept(view: EditorView, index?: number): boolean {
  const offer = view.state.field(offers)
  const option = offer?.options[index ?? offer.chosen]
  if (!offer || !option) return false
  const { head } = view.state.selection.main
  view.dispatch({
    changes: { from: offer.from, to: head, insert: option.label },
    selection: { anchor: offer.from + option.label.length },
    effects: setOffer.of(null),
    userEvent: 'input.complete',
  })
  return true
}

function move(view: EditorView, by: number): boolean {
  const offer = view.state.field(offers)
  if (!offer) return false
  const count = offer.options.length
  view.dispatch({ effects: setOffer.of({ ...offer, chosen: (offer.chosen + by + count) % count }) })
  return true
}

function close(view: EditorView): boolean {
  if (!view.state.field(offers)) return false
  view.dispatch({ effects: setOffer.of(null) })
  return true
}

const attributesOf = (state: EditorState): Record<string, string> => {
  const offer = state.field(offers)
  return offer ? { 'aria-controls': 'completions', 'aria-activedescendant': idOf(offer.chosen) } : {}
}

/** Offers words while the user types, and with Ctrl+Space; arrows choose, Enter and Tab insert, Escape closes. */
export function completion(complete: () => Complete | undefined): Extension {
  const open = (view: EditorView): boolean => {
    const { head } = view.state.selection.main
    const found = complete()?.(view.state.doc.toString(), head) ?? null
    view.dispatch({ effects: setOffer.of(found && { ...found, chosen: 0 }) })
    return true
  }
  return [
    offers,
    EditorView.contentAttributes.compute([offers], attributesOf),
    Prec.highest(
      keymap.of([
        { key: 'Ctrl-Space', run: open },
        { key: 'ArrowDown', run: (view) => move(view, 1) },
        { key: 'ArrowUp', run: (view) => move(view, -1) },
        { key: 'Enter', run: (view) => accept(view) },
        { key: 'Tab', run: (view) => accept(view) },
        { key: 'Escape', run: close, stopPropagation: true },
      ]),
    ),
    EditorView.updateListener.of(({ view, transactions, docChanged }) => {
      const isTyped = transactions.some((each) => each.isUserEvent('input.type') || each.isUserEvent('delete.backward'))
      // An update may not dispatch another one.
      if (docChanged && isTyped && complete()) queueMicrotask(() => open(view))
    }),
    EditorView.domEventHandlers({ blur: (_event, view) => void close(view) }),
    EditorView.baseTheme({
      '.cm-tooltip:has(.cm-offers), .cm-tooltip.cm-offers': {
        border: '1px solid var(--line)',
        borderRadius: '6px',
        backgroundColor: 'var(--surface)',
        color: 'var(--ink)',
        boxShadow: '0 6px 20px rgb(0 0 0 / 18%)',
      },
      '.cm-offers': { maxHeight: '14rem', maxWidth: '26rem', overflowY: 'auto', padding: '4px' },
      '.cm-offers > div': {
        display: 'flex',
        justifyContent: 'space-between',
        gap: '1.5rem',
        padding: '2px 8px',
        borderRadius: '4px',
        cursor: 'pointer',
      },
      '.cm-offers > div[aria-selected=true]': { backgroundColor: 'var(--accent-soft)' },
      '.cm-offers span': { color: 'var(--ink-3)' },
    }),
  ]
}
