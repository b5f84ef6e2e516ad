import { RangeSetBuilder, StateEffect, StateField, type Extension } from '@codemirror/state'
import { Decoration, EditorView, type DecorationSet } from '@codemirror/view'

/** A sentence about a part of the text. */
export interface CodeProblem {
  from: number
  to: number
  text: string
}

export const setProblems = StateEffect.define<readonly CodeProblem[]>()

/** Marks the lines of problems. */
export const problemLines: Extension = [
  StateField.define<DecorationSet>({
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
  }),
  EditorView.baseTheme({
    '.cm-line.cm-problem': { backgroundColor: 'var(--bad-soft)', boxShadow: 'inset 3px 0 0 var(--bad)' },
  }),
]
