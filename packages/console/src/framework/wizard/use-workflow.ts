import { fillPath, type Workflow } from '@meridian/contract'
import { useNavigate } from '@tanstack/react-router'
import type { FieldValues } from 'react-hook-form'
import { useIntl } from 'react-intl'
import type { ServerMessage } from '../../api/classic-form.ts'
import { underBase, type Call } from '../../api/client.ts'
import { submitWorkflow, validateSteps, type WorkflowReply } from '../../api/step-validation.ts'
import type { ItemReference } from '../resource/item.ts'
import { formatText, type Text } from '../resource/resource-text.ts'
import type { StepNames } from './define-wizard.tsx'
import { serverWords, workflowFields, notifyServerMessages, followReply } from '../modals/classic-reply.ts'
import type { AddTo } from '../modals/flow.ts'
import { useDialogTools } from '../resource/modal.ts'

interface WorkflowOptions {
  /** Replaces the server's success message, in the user's language; `name` is the item's name. */
  successMessage: Text
  /** The parameters of the workflow's path. */
  params?: Record<string, string>
  /** The values that the form begins with: rows that were removed since are flagged. */
  initial?: FieldValues
  /** Other items that a successful submit changes. */
  updated?: ItemReference[]
}

/** Lets a wizard use the protocol of a classic workflow; the ids of its steps are the workflow's slugs. */
export function useWorkflow(
  workflow: Workflow,
  addTo: AddTo | undefined,
  { successMessage, params = {}, initial = {}, updated = [] }: WorkflowOptions,
) {
  const intl = useIntl()
  const tools = useDialogTools()
  const navigate = useNavigate()
  const action = fillPath(workflow.path, params)
  const fieldsOf = (values: FieldValues) => workflowFields(workflow, values, initial)
  const placeOf = (id: string) => workflow.steps.findIndex(({ slug }) => slug === id)

  /** The server's messages are English; the success message is replaced by a translated one. */
  const translated = ([tag, words, more]: ServerMessage, name: string | undefined): ServerMessage => [
    tag,
    tag === 'success' && name ? formatText(intl, successMessage, { name }) : words,
    more,
  ]

  const go = (location: string) => {
    const path = location.slice(underBase('').length - 1).replace(/\/$/, '')
    if (window.location.pathname === underBase(path)) tools.close()
    else void navigate({ to: path })
  }

  return {
    validate: (values: FieldValues, { first, last }: StepNames) =>
      validateSteps({ action, fields: fieldsOf(values), start: placeOf(first), end: placeOf(last) }),
    submit: (values: FieldValues, send: Call) =>
      submitWorkflow({ action, fields: fieldsOf(values), addToField: addTo?.field }, send),
    done: (reply: WorkflowReply) =>
      followReply(reply, {
        notify: (messages) => {
          const { made } = reply
          const told = messages.map((message) => translated(message, made?.name))
          const [first] = told
          const created = made ? [{ type: tools.type, id: made.id }] : []
          // If the reply navigates, that closes the dialog.
          tools.done(
            first ? serverWords(intl, first) : '',
            { created, updated },
            reply.location ? () => {} : undefined,
            () => notifyServerMessages(intl, told),
          )
        },
        addOption: (option) => addTo?.add(option),
        // The sign-in page is outside the router.
        go: reply.loggedOut ? (path) => window.location.assign(path) : go,
        reload: () => window.location.reload(),
      }),
  }
}
