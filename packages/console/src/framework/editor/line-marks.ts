import { RangeSetBuilder, StateEffect, StateField, type Extension } from '@codemirror/state'
import { Decoration, EditorView, type DecorationSet } from '@codemirror/view'

/** A sentence about a part of the text. */
export interface CodeProblem {
  from: number
  to: number
  text: string
}

export const setProblems = StateEffect.define<readonly CodeProblem[]>()
/** The lines from one offset to another, which belong to what the user works on elsewhere. */
export const setMarked = StateEffect.define<{ from: number; to: number } | null>()

const problemLines = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (marks, { effects, changes, newDoc }) => {
    const set = effects.findLast((effect) => effect.is(setProblems))
    if (!set) return marks.map(changes)
    const builder = new RangeSetBuilder<Decoration>()
    const starts = set.value.map(({ from, text }) => ({
      at: newDoc.lineAt(Math.min(from, newDoc.length)).from,
      text,
    }))
    const lines = new Map(starts.toReversed().map(({ at, text }) => [at, text]))
    for (const [at, text] of [...lines].toSorted(([a], [b]) => a - b))
      builder.add(at, at, Decoration.line({ class: 'cm-problem', attributes: { title: text } }))
    return builder.finish()
  },
  provide: (field) => EditorView.decorations.from(field),
})

const markedLines = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (marks, { effects, changes, newDoc }) => {
    const set = effects.findLast((effect) => effect.is(setMarked))
    if (!set) return marks.map(changes)
    if (!set.value) return Decoration.none
    const builder = new RangeSetBuilder<Decoration>()
    const { from, to } = set.value
    const [first, last] = [from, Math.max(from, to - 1)].map((at) => newDoc.lineAt(Math.min(at, newDoc.length)).number)
    for (let line = first ?? 1; line <= (last ?? 0); line += 1) {
      const at = newDoc.line(line).from
      builder.add(at, at, Decoration.line({ class: 'cm-marked' }))
    }
    return builder.finish()
  },
  provide: (field) => EditorView.decorations.from(field),
})

/** Marks the lines of problems, and those that belong to what the user works on. */
export const lineMarks: Extension = [
  problemLines,
  markedLines,
  EditorView.baseTheme({
    '.cm-line.cm-marked': { backgroundColor: 'var(--accent-soft)', boxShadow: 'inset 3px 0 0 var(--accent)' },
    '.cm-line.cm-problem': { backgroundColor: 'var(--bad-soft)', boxShadow: 'inset 3px 0 0 var(--bad)' },
  }),
]
