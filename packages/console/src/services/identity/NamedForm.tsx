import { useIntl, type MessageDescriptor, type TypedMessageDescriptor } from 'react-intl'
import type { ActionResult } from '../../framework/actions/action-result.ts'
import { FormModal } from '../../framework/forms/FormModal.tsx'
import { useResourceForm } from '../../framework/forms/use-resource-form.ts'
import type { ModalTools } from '../../framework/modals/modal.ts'
import { useFailureMessage } from '../../framework/resource/use-failure-message.ts'
import { identityFields } from './identity.messages.ts'
import { NamedFields } from './NamedFields.tsx'
import { namedSchema, orTaken, type NamedValues } from './named-values.ts'

interface NamedFormProps {
  tools: ModalTools
  title: MessageDescriptor
  /** The button that sends it. */
  action: MessageDescriptor
  /** What is said of a name that another has; the service's own words unless given. */
  taken?: TypedMessageDescriptor<{ name: string }>
  longestName: number
  /** What is asked for besides the name. */
  asks?: { description?: boolean; enabled?: boolean }
  /** What it holds at first: a thing that is there and is changed; one is made unless given. */
  initial?: Partial<NamedValues>
  /** Sends it; answers what was done, and the words for that. */
  submit: (values: NamedValues) => Promise<{ message: string; result: Partial<ActionResult> }>
}

/** Makes or changes a thing that has a name and, maybe, a description and a switch. */
export function NamedForm({ tools, taken, longestName, asks = {}, initial, submit, ...words }: NamedFormProps) {
  const { formatMessage } = useIntl()
  const failureMessage = useFailureMessage()
  const form = useResourceForm({
    schema: namedSchema(longestName),
    defaults: { name: '', description: '', enabled: true, ...initial },
    labels: identityFields,
    submit: (values) => orTaken(submit(values), taken && formatMessage(taken, { name: values.name })),
    done: ({ message, result }) => tools.done(message, result),
  })
  return (
    <FormModal
      form={form}
      open={tools.open}
      title={formatMessage(words.title)}
      action={formatMessage(words.action)}
      failed={failureMessage(initial ? 'update' : 'create', tools.type)}
      onClose={tools.close}
    >
      <NamedFields form={form} asks={asks} />
    </FormModal>
  )
}
