import { type ComponentType, type ReactNode, lazy, Suspense } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { MessageDescriptor } from 'react-intl'
import type { ApiError, StepVerdict } from '../../api/api-error.ts'
import { Skeleton } from '../../ui/progress.tsx'
import type { FormSchema } from '../forms/form-schema.ts'
import type { ResourceForm } from '../forms/use-resource-form.ts'
import type { PolicyRule } from '../resource/item.ts'
import type { Operation } from '../resource/manifest.ts'
import type { Text } from '../resource/resource-text.ts'

/** What a step cannot do without; all of it must be there. */
export interface StepNeeds {
  services?: readonly string[]
  policy?: readonly PolicyRule[]
  /** Where the setting is, key by key; it must not be false. */
  setting?: readonly string[]
}

export interface WizardStep<V extends FieldValues> {
  id: string
  title: MessageDescriptor
  description?: MessageDescriptor
  /** The rules of the step's own fields. */
  schema: FormSchema
  needs?: StepNeeds
  body: ComponentType<{ form: ResourceForm<V> }>
}

/** Steps from one to another, by their ids: which are there depends on the cloud, so their places say nothing. */
export interface StepNames {
  first: string
  last: string
}

/** A form in steps. What its steps say is one set of values; what it sends is made from them by `submit`. */
export interface WizardDefinition<V extends FieldValues, R> {
  title: Text
  /** The button that sends it; the title unless given. */
  finish?: Text
  /** What could not be done, where it could not be sent: words of its own, about what was sent, or the usual ones of a type. */
  failed: MessageDescriptor | ((sent: V, error: ApiError) => string) | { operation: Operation; of: string }
  labels: Readonly<Record<keyof V & string, MessageDescriptor>>
  shown?: { readonly [N in keyof V & string]?: (values: V) => boolean }
  steps: readonly WizardStep<V>[]
  submit: (values: V) => Promise<R>
  /** Lets the server judge steps before the user goes on. */
  validate?: (values: V, steps: StepNames) => Promise<StepVerdict>
}

/** Gives a definition its types. */
export const defineWizard = <V extends FieldValues, R>(wizard: WizardDefinition<V, R>): WizardDefinition<V, R> => wizard

export interface WizardProps<V extends FieldValues, R> {
  wizard: WizardDefinition<V, R>
  initial: V
  open?: boolean
  /** What is to be seen on every step while it is being sent, as the progress of an upload. */
  underway?: ReactNode
  /** It was sent. */
  onDone: (result: R) => void
  /** It was given up. */
  onClose: () => void
}

/** A step whose code is fetched when it is first turned to. */
export function lazyStep<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Step = lazy(async () => ({ default: await load() }))
  return function LazyStep(props: Props) {
    return (
      <Suspense fallback={<Skeleton className="h-40 w-full" />}>
        <Step {...props} />
      </Suspense>
    )
  }
}
