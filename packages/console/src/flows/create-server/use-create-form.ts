import { useEffect, useMemo, useRef } from 'react'
import { mergeSchemas, type Shown } from '../../framework/forms/form-schema.ts'
import { useResourceForm, type ResourceForm } from '../../framework/forms/use-resource-form.ts'
import { useInvalidNames } from '../../framework/wizard/use-step-problems.ts'
import { launchWizard } from '../launch/launch.wizard.ts'
import { blankCreate, createSchema, type CreateForm } from './create-form.ts'
import { createLabels } from './create-server.messages.ts'
import type { CreateFacts } from './facts.ts'
import { rehearseRun } from './run/operations.ts'
import { NEW_NETWORK } from './rules/new-network.ts'
import { suggestedValues } from './rules/create-choice.ts'

/** Steps of the wizard that need the network service. */
const OF_NETWORKS = ['networks', 'ports', 'securityGroups']

export type PageForm = ResourceForm<CreateForm>

interface CreateFormOptions {
  facts: CreateFacts
  initial: CreateForm
  onSubmit: (values: CreateForm) => void
}

/** The form of the page: the rules of the wizard's steps, and its own. */
export function useCreateForm({ facts, initial, onSubmit }: CreateFormOptions) {
  const wizard = useMemo(() => launchWizard(facts), [facts])
  const schema = useMemo(() => {
    // The page has its own rule about the key pair, since it can also make one.
    const steps = wizard.steps.filter(({ id }) => id !== 'keyPair' && (facts.hasNetworks || !OF_NETWORKS.includes(id)))
    const taken = facts.keyPairs.map(({ name }) => name)
    const own = createSchema({ taken, requiresKeyPair: facts.requiresKeyPair })
    return mergeSchemas<CreateForm>([...steps.map((step) => step.schema), own])
  }, [wizard, facts])
  const form: PageForm = useResourceForm({
    schema,
    labels: { ...wizard.labels, ...createLabels },
    shown: wizard.shown,
    defaults: { ...initial },
    isPage: true,
    submit: async (values, send) => {
      const whole = { ...blankCreate, ...values } // the values lack hidden fields
      if (send.rehearsal) await rehearseRun(whole, facts, send)
      return whole
    },
    done: onSubmit,
  })
  const invalid = useInvalidNames(schema, wizard.shown as Shown, form.sent) // called with the form's values
  useSuggestions(form, facts, initial)
  return { form, invalid, wizard }
}

const isBlank = (value: unknown) => value === null || value === '' || (Array.isArray(value) && value.length === 0)

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/**
 * Fills in what the user has not chosen; a suggestion follows the other choices until the user changes it. A new network
 * is only ever suggested: a copied choice of one gives way to the network that was made.
 */
function useSuggestions(form: PageForm, facts: CreateFacts, initial: CreateForm) {
  // The initial size is only the smallest possible one.
  const last = useRef<Partial<CreateForm>>(initial.vol_size === 1 ? { vol_size: 1 } : {})
  const { values } = form
  const suggested = facts.settled ? suggestedValues(values, facts) : null
  const key = JSON.stringify(suggested)
  useEffect(() => {
    if (!suggested) return
    for (const name of Object.keys(suggested) as (keyof typeof suggested)[]) {
      // the keys of suggestedValues
      const current = values[name]
      const isOwn = !isBlank(current) && !isSame(current, last.current[name]) && !isSame(current, [NEW_NETWORK])
      if (!isOwn && !isSame(current, suggested[name])) form.preset(name, suggested[name])
    }
    last.current = suggested
    // oxlint-disable-next-line react/exhaustive-deps -- only when the suggestions change
  }, [key])
}
