import { useState } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { ApiError, WHOLE_STEP, type StepErrorReply } from '../../api/api-error.ts'
import type { ResourceForm } from '../forms/use-resource-form.ts'
import type { WizardDefinition, WizardStep } from './define-wizard.tsx'

interface WalkOptions<V extends FieldValues> {
  steps: readonly WizardStep<V>[]
  form: ResourceForm<V>
  validate: WizardDefinition<V, unknown>['validate']
  current: number
  /** Shows a step. */
  turnTo: (index: number) => void
}

export const fieldsOf = <V extends FieldValues>(step: WizardStep<V> | undefined) =>
  Object.keys(step?.schema.shape ?? {}) as FieldPath<V>[] // a step validates fields of the wizard

/** The values to validate: what the user does not see is not sent, nor are the fields of steps that are not here. */
function shownValues<V extends FieldValues>({ sent, isHidden }: ResourceForm<V>, steps: readonly WizardStep<V>[]) {
  const names = new Set<string>(steps.flatMap(fieldsOf))
  return Object.fromEntries(Object.entries(sent).filter(([name]) => names.has(name) && !isHidden(name))) as V // all that the server validates
}

/**
 * Navigation between steps. `next` needs a valid step. Any step can be opened, except where the server validates the
 * steps: there, every step on the way must be valid.
 */
export function useJourney<V extends FieldValues>({ steps, form, validate, current, turnTo }: WalkOptions<V>) {
  const [validating, setValidating] = useState(false)
  const [failure, setFailure] = useState<ApiError | null>(null)
  /** By step: the server's errors that belong to no field. */
  const [refusals, setRefusals] = useState<Readonly<Record<string, readonly string[]>>>({})

  const idAt = (index: number) => steps[index]?.id ?? ''

  const firstInvalid = async (from: number, to: number) => {
    for (let index = from; index < to; index += 1) {
      if (!(await form.check(fieldsOf(steps[index]), 'focus'))) return index
    }
    return null
  }

  const show = ({ errors }: StepErrorReply) => {
    const invalid = steps.findIndex(({ id }) => errors[id])
    for (const { id } of steps) {
      for (const [name, words] of Object.entries(errors[id] ?? {})) {
        if (name !== WHOLE_STEP) form.refuse(name as FieldPath<V>, words.join(' ')) // the server knows the form's fields
      }
    }
    setRefusals(Object.fromEntries(Object.entries(errors).map(([id, fields]) => [id, fields[WHOLE_STEP] ?? []])))
    if (invalid >= 0) turnTo(invalid)
  }

  const goTo = async (target: number) => {
    if (target <= current) return turnTo(target)
    setValidating(true)
    setFailure(null)
    setRefusals({})
    try {
      const invalid = await firstInvalid(current, target)
      if (invalid !== null) return turnTo(invalid)
      if (!validate) return turnTo(target)
      const result = await validate(shownValues(form, steps), { first: idAt(current), last: idAt(target - 1) })
      if (result.has_errors) show(result)
      else turnTo(target)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure(error)
    } finally {
      setValidating(false)
    }
  }

  /** Opens a step of the list; the step that is left shows its errors. */
  const open = async (target: number) => {
    if (validate) return goTo(target)
    await form.check(fieldsOf(steps[current]))
    turnTo(target)
  }

  return { goTo, open, validating, failure, refusals }
}
