import { Field } from '@base-ui/react/field'
import type { ReactNode } from 'react'

/** What stands under a control and belongs to it: how to fill it, and what is wrong with what it holds. */
export const FieldNotes = ({ hint, error }: { hint?: ReactNode; error?: ReactNode }) => (
  <>
    {hint && <Field.Description className="text-sm text-ink-3">{hint}</Field.Description>}
    {error && (
      <Field.Error match className="text-sm text-bad">
        {error}
      </Field.Error>
    )}
  </>
)
