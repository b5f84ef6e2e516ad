import { type ComponentType, type ReactNode, lazy, Suspense } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { MessageDescriptor } from 'react-intl'
import type { ApiError, StepErrorReply } from '../../api/api-error.ts'
import type { Call } from '../../api/client.ts'
import { Skeleton } from '../../ui/progress.tsx'
import type { FormSchema } from '../forms/form-schema.ts'
import type { ResourceForm } from '../forms/use-resource-form.ts'
import type { PolicyRule } from '../resource/item.ts'
import type { Operation } from '../resource/manifest.ts'
import type { Text } from '../resource/resource-text.ts'

/** The requirements of a step; all must be met. */
export interface StepNeeds {
  services?: readonly string[]
  policy?: readonly PolicyRule[]
  /** The path of the setting; it must not be false. */
  setting?: readonly string[]
}

export interface WizardStep<V extends FieldValues> {
  id: string
  title: MessageDescriptor
  description?: MessageDescriptor
  /** The rules of the step's fields. */
  schema: FormSchema
  needs?: StepNeeds
  body: ComponentType<{ form: ResourceForm<V> }>
}

/** A range of steps by id: indexes would differ, since the available steps depend on the cloud. */
export interface StepNames {
  first: string
  last: string
}

/** A form in steps. All steps share one set of values; `submit` sends them. */
export interface WizardDefinition<V extends FieldValues, R> {
  title: Text
  /** The label of the submit button; the title unless given. */
  finish?: Text
  /** The failure message: its own, one about the values that were sent, or the common one of a type. */
  failed: MessageDescriptor | ((sent: V, error: ApiError) => string) | { operation: Operation; of: string }
  labels: Readonly<Record<keyof V & string, MessageDescriptor>>
  shown?: { readonly [N in keyof V & string]?: (values: V) => boolean }
  steps: readonly WizardStep<V>[]
  /** Above every step: what stands in the way of submitting; or why nothing is compared there. */
  preflight: ComponentType<{ form: ResourceForm<V> }> | { none: string }
  /** As in a form: one that takes `call` can be shown as code. */
  submit: (values: V, call: Call) => Promise<R>
  /** Lets the server validate steps before the user continues. */
  validate?: (values: V, steps: StepNames) => Promise<StepErrorReply>
}

/** Infers the types of a definition. */
export const defineWizard = <V extends FieldValues, R>(wizard: WizardDefinition<V, R>): WizardDefinition<V, R> => wizard

export interface WizardProps<V extends FieldValues, R> {
  wizard: WizardDefinition<V, R>
  initial: V
  open?: boolean
  /** Shown on every step while it is being sent, as the progress of an upload. */
  underway?: ReactNode
  /** A button below the list of steps, which takes the values to another form. */
  back?: { label: string; onPress: (values: V) => void }
  /** Called after a successful submit. */
  onDone: (result: R) => void
  /** Called when the wizard is cancelled. */
  onClose: () => void
}

/** A step whose code is loaded when it is first shown. */
export function lazyStep<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = <Skeleton className="h-40 w-full" />,
): (props: Props) => ReactNode {
  const Step = lazy(async () => ({ default: await load() }))
  return function LazyStep(props: Props) {
    return (
      <Suspense fallback={fallback}>
        <Step {...props} />
      </Suspense>
    )
  }
}
