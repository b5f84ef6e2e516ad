import { useEffect, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { type FormSchema, validate, type Shown } from '../forms/form-schema.ts'
import type { WizardStep } from './define-wizard.tsx'

/** Whether each step has a problem with the current values. */
export function useStepProblems<V extends FieldValues>(
  steps: readonly WizardStep<V>[],
  schema: FormSchema,
  shown: Shown,
  values: V,
): readonly boolean[] {
  const names = useInvalidNames(schema, shown, values)
  return steps.map((step) => names.some((name) => Object.hasOwn(step.schema.shape, name)))
}

/** The names of the fields whose current values are invalid; only '' if all values are valid. */
export function useInvalidNames<V extends FieldValues>(schema: FormSchema, shown: Shown, values: V): readonly string[] {
  const [invalidNames, setInvalidNames] = useState<string>('')
  useEffect(() => {
    let isLatest = true
    void validate(schema, shown, values).then((result) => {
      const names = 'issues' in result ? result.issues.map(({ path }) => String(path[0])) : []
      if (isLatest) setInvalidNames([...new Set(names)].sort().join('\n'))
    })
    return () => {
      isLatest = false
    }
  }, [schema, shown, values])
  return invalidNames.split('\n')
}
