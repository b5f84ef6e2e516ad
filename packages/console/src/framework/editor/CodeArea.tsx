import { history, historyKeymap, standardKeymap } from '@codemirror/commands'
import { StreamLanguage } from '@codemirror/language'
import { Compartment, EditorState } from '@codemirror/state'
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightSpecialChars,
  keymap,
  lineNumbers,
} from '@codemirror/view'
import { useEffect, useRef } from 'react'
import { PARSERS, type CodeLanguage } from './code-language.ts'
import { editorTheme } from './editor-theme.ts'

export interface CodeAreaProps {
  label: string
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  language: CodeLanguage
  readOnly?: boolean
  invalid?: boolean
}

const parserOf = (language: CodeLanguage) => (language === 'text' ? [] : StreamLanguage.define(PARSERS[language]))

/**
 * The editor, in a shadow root of its own: there it adopts its style sheet, where in the page it would write a style
 * element, which the content security policy forbids. Tab leaves it, as it leaves any field.
 */
export function CodeArea({
  label,
  value,
  onChange,
  onBlur,
  language,
  readOnly = false,
  invalid = false,
}: CodeAreaProps) {
  const host = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView | null>(null)
  const changed = useRef(onChange)
  changed.current = onChange
  const left = useRef(onBlur)
  left.current = onBlur
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
    const attributes = { 'aria-label': label, 'aria-invalid': String(invalid), 'aria-readonly': String(readOnly) }
    view.current?.dispatch({
      effects: parts.current.attributes.reconfigure([
        EditorView.contentAttributes.of(attributes),
        EditorState.readOnly.of(readOnly),
      ]),
    })
  }, [label, invalid, readOnly])

  useEffect(() => {
    const editor = view.current
    // Only what came from elsewhere: what was typed is there already.
    if (!editor || editor.state.doc.toString() === value) return
    editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: value } })
  }, [value])

  return <div ref={host} />
}
