import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'

const look = EditorView.theme({
  '&': { color: 'var(--ink)', fontSize: '0.8125rem', backgroundColor: 'var(--surface)' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': {
    fontFamily: "'JetBrains Mono Variable', ui-monospace, monospace",
    lineHeight: '1.55',
    maxHeight: '22rem',
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

/** The editor in the theme's own colours: tokens reach into its shadow root, so dark and light need nothing more. */
export const editorTheme = [look, syntaxHighlighting(colours)]
