import { history, historyKeymap, standardKeymap } from '@codemirror/commands'
import { StreamLanguage, HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { Compartment, EditorState } from '@codemirror/state'
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightSpecialChars,
  keymap,
  lineNumbers,
} from '@codemirror/view'
import { tags } from '@lezer/highlight'
import { useEffect, useRef } from 'react'
import type { CodeLanguage } from './code-language.ts'
import { completion, type Complete } from './completion.ts'
import { PARSERS } from './highlighting.ts'
import { lineMarks, setMarked, setProblems, type CodeProblem } from './line-marks.ts'

export interface CodeAreaProps {
  label: string
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  language: CodeLanguage
  readOnly?: boolean
  invalid?: boolean
  /** Offers words while the user types. */
  complete?: Complete
  problems?: readonly CodeProblem[]
  /** The part of the text whose lines are marked and shown. */
  marked?: { from: number; to: number } | null
  /** An offset to show and to put the cursor at; a new object does it again. */
  goTo?: { offset: number } | null
}

const ROOM_ABOVE_PX = 40
const NO_PROBLEMS: readonly CodeProblem[] = []

const parserOf = (language: CodeLanguage) => (language === 'text' ? [] : StreamLanguage.define(PARSERS[language]))

/**
 * The editor, in its own shadow root: there it adopts a style sheet. In the page it would insert a style element, which
 * the content security policy forbids. Tab leaves the editor, as it leaves any field.
 */
export function CodeArea({
  label,
  value,
  onChange,
  onBlur,
  language,
  readOnly = false,
  invalid = false,
  complete,
  problems = NO_PROBLEMS,
  marked = null,
  goTo,
}: CodeAreaProps) {
  const host = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView | null>(null)
  const changed = useRef(onChange)
  changed.current = onChange
  const left = useRef(onBlur)
  left.current = onBlur
  const completing = useRef(complete)
  completing.current = complete
  const initial = useRef(value)
  initial.current = value
  const parts = useRef({ language: new Compartment(), attributes: new Compartment() })

  useEffect(() => {
    if (!host.current) return
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open', delegatesFocus: true })
    const editor = new EditorView({
      root,
      parent: root,
      doc: initial.current,
      extensions: [
        highlightSpecialChars(),
        history(),
        drawSelection(),
        completion(() => completing.current),
        lineMarks,
        keymap.of([...standardKeymap, ...historyKeymap]),
        lineNumbers(),
        highlightActiveLine(),
        EditorView.lineWrapping,
        editorTheme,
        EditorState.tabSize.of(2),
        parts.current.language.of([]),
        parts.current.attributes.of([]),
        EditorView.updateListener.of(({ docChanged, state }) => {
          if (docChanged) changed.current(state.doc.toString())
        }),
        EditorView.domEventHandlers({ blur: () => left.current?.() }),
      ],
    })
    view.current = editor
    return () => editor.destroy()
  }, [])

  useEffect(() => {
    view.current?.dispatch({ effects: parts.current.language.reconfigure(parserOf(language)) })
  }, [language])

  useEffect(() => {
    const attributes = {
      'aria-label': label,
      'aria-invalid': String(invalid),
      'aria-readonly': String(readOnly),
      // Audits do not know that what can be edited can be focused.
      tabindex: '0',
    }
    view.current?.dispatch({
      effects: parts.current.attributes.reconfigure([
        EditorView.contentAttributes.of(attributes),
        EditorState.readOnly.of(readOnly),
      ]),
    })
  }, [label, invalid, readOnly])

  useEffect(() => {
    const editor = view.current
    // Only a value from outside: typed text is already in the editor.
    const before = editor?.state.doc.toString()
    if (!editor || before === undefined || before === value) return
    editor.dispatch({ changes: changeBetween(before, value) })
  }, [value])

  useEffect(() => {
    view.current?.dispatch({ effects: setProblems.of(problems) })
  }, [problems])

  useEffect(() => {
    const editor = view.current
    if (!editor) return
    editor.dispatch({ effects: setMarked.of(marked) })
    if (!marked) return
    // CodeMirror would scroll the page, too, away from what the user works on.
    const { scrollDOM: scroller } = editor
    const { top, bottom } = editor.lineBlockAt(Math.min(marked.from, editor.state.doc.length))
    const isSeen = top >= scroller.scrollTop && bottom <= scroller.scrollTop + scroller.clientHeight
    if (!isSeen) scroller.scrollTop = top - ROOM_ABOVE_PX
  }, [marked])

  useEffect(() => {
    const editor = view.current
    if (!editor || !goTo) return
    const anchor = Math.min(goTo.offset, editor.state.doc.length)
    editor.dispatch({ selection: { anchor }, effects: EditorView.scrollIntoView(anchor, { y: 'center' }) })
    editor.focus()
  }, [goTo])

  return <div ref={host} />
}

/** Only what differs, so that the cursor stays where it is. */
function changeBetween(before: string, after: string) {
  let from = 0
  while (from < before.length && before[from] === after[from]) from += 1
  let end = 0
  const most = Math.min(before.length, after.length) - from
  while (end < most && before.at(-1 - end) === after.at(-1 - end)) end += 1
  return { from, to: before.length - end, insert: after.slice(from, after.length - end) }
}

const look = EditorView.theme({
  '&': { color: 'var(--ink)', fontSize: '0.8125rem', backgroundColor: 'var(--surface)' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': {
    fontFamily: "'JetBrains Mono Variable', ui-monospace, monospace",
    lineHeight: '1.55',
    maxHeight: 'var(--code-height, 22rem)',
  },
  '.cm-content, .cm-gutter': { minHeight: '9rem' },
  '.cm-content': { caretColor: 'var(--accent)', padding: '6px 0' },
  '.cm-cursor': { borderLeftColor: 'var(--accent)', borderLeftWidth: '2px' },
  '.cm-gutters': { color: 'var(--ink-3)', backgroundColor: 'var(--bg)', borderRight: '1px solid var(--line)' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'var(--hover)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'var(--accent-soft)',
  },
})

const colours = HighlightStyle.define([
  { tag: tags.comment, color: 'var(--ink-3)', fontStyle: 'italic' },
  { tag: [tags.string, tags.special(tags.string)], color: 'var(--ok)' },
  { tag: [tags.propertyName, tags.keyword], color: 'var(--accent)' },
  { tag: [tags.number, tags.bool, tags.variableName], color: 'var(--busy)' },
  { tag: [tags.operator, tags.meta], color: 'var(--ink-2)' },
])

/** The editor in the colours of the theme: CSS variables reach into its shadow root, so light and dark just work. */
const editorTheme = [look, syntaxHighlighting(colours)]
