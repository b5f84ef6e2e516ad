import { fillPath, type Workflow } from '@meridian/contract'
import { useNavigate } from '@tanstack/react-router'
import type { FieldValues } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { underBase } from '../../api/client.ts'
import { submitWorkflow, validateSteps, type WorkflowReply } from '../../api/step-validation.ts'
import type { ItemReference } from '../actions/action.ts'
import type { StepNames } from '../wizard/wizard.ts'
import { classicFields } from './classic-fields.ts'
import { serverWords, tellServerMessages } from './classic-messages.ts'
import type { FlowProps } from './flow.ts'
import { followReply } from './follow-reply.ts'

interface WorkflowOptions {
  /** Of the workflow's path. */
  params?: Record<string, string>
  /** What else is not as it was once the form went through. */
  updated?: ItemReference[]
}

/** What a wizard needs to speak the protocol of a classic workflow, whose steps have its steps' slugs for ids. */
export function useWorkflow(
  workflow: Workflow,
  { tools, addTo }: Pick<FlowProps, 'tools' | 'addTo'>,
  { params = {}, updated = [] }: WorkflowOptions = {},
) {
  const intl = useIntl()
  const navigate = useNavigate()
  const action = fillPath(workflow.path, params)
  const placeOf = (id: string) => workflow.steps.findIndex(({ slug }) => slug === id)

  const go = (location: string) => {
    const path = location.slice(underBase('').length - 1).replace(/\/$/, '')
    if (window.location.pathname === underBase(path)) tools.close()
    else void navigate({ to: path })
  }

  return {
    validate: (values: FieldValues, { first, last }: StepNames) =>
      validateSteps({ action, fields: classicFields(values), start: placeOf(first), end: placeOf(last) }),
    submit: (values: FieldValues) =>
      submitWorkflow({ action, fields: classicFields(values), addToField: addTo?.field }),
    done: (reply: WorkflowReply) =>
      void followReply(reply, {
        tell: ([first, ...more]) => {
          const created = reply.madeId === null ? [] : [{ type: tools.type, id: reply.madeId }]
          // Where the reply leads on, that closes it.
          tools.done(first ? serverWords(intl, first) : '', { created, updated }, reply.location ? () => {} : undefined)
          tellServerMessages(intl, more)
        },
        addOption: (option) => addTo?.add(option),
        putFile: () => Promise.resolve(), // none of the three has a file
        // The sign-in page is none of the console's.
        go: reply.loggedOut ? (path) => window.location.assign(path) : go,
        reload: () => window.location.reload(),
      }),
  }
}
