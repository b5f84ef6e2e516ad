import { securityGroupEndpoints, type SecurityGroup } from '@meridian/contract'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { call } from '../../../api/client.ts'
import { Field } from '../../../framework/forms/Field.tsx'
import { FormModal } from '../../../framework/forms/FormModal.tsx'
import { useResourceForm } from '../../../framework/forms/use-resource-form.ts'
import type { ModalTools } from '../../../framework/modals/modal.ts'
import { useFailureMessage } from '../../../framework/resource/use-failure-message.ts'
import { TextArea } from '../../../ui/fields/TextArea.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { securityGroupMessages } from '../security-group.messages.ts'
import {
  securityGroupFormLabels,
  securityGroupFormMessages as messages,
  securityGroupFormPhrases,
} from './security-group-form.messages.ts'

const schema = z.object({ name: z.string().trim().min(1).max(255), description: z.string().max(255) })

/** Name and description of a security group: of a new one unless `group` is given. */
export function SecurityGroupForm({ group, tools }: { group?: SecurityGroup; tools: ModalTools }) {
  const { formatMessage } = useIntl()
  const failureMessage = useFailureMessage()
  const form = useResourceForm({
    schema,
    defaults: { name: group?.name ?? '', description: group?.description ?? '' },
    labels: securityGroupFormLabels,
    submit: (body) =>
      group
        ? call(securityGroupEndpoints.securityGroupUpdate, { params: { id: group.id }, body })
        : call(securityGroupEndpoints.securityGroupCreate, { body }),
    done: ({ id, name }) => {
      const said = group ? securityGroupFormPhrases.updated : securityGroupFormPhrases.created
      tools.done(formatMessage(said, { name }), { [group ? 'updated' : 'created']: [{ type: tools.type, id }] })
    },
  })
  return (
    <FormModal
      form={form}
      open={tools.open}
      title={formatMessage(group ? securityGroupMessages.edit : securityGroupMessages.create)}
      description={group ? group.name : formatMessage(messages.hint)}
      action={formatMessage(group ? messages.save : securityGroupMessages.create)}
      failed={failureMessage(group ? 'update' : 'create', tools.type)}
      onClose={tools.close}
    >
      <Field of={form} name="name">
        {(field) => <TextField {...field} autoComplete="off" />}
      </Field>
      <Field of={form} name="description">
        {(field) => <TextArea {...field} limit={255} />}
      </Field>
    </FormModal>
  )
}
