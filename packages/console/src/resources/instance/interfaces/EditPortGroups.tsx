import { portEndpoints, type Port, type Server } from '@meridian/contract'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { call } from '../../../api/client.ts'
import { Field } from '../../../framework/forms/Field.tsx'
import { FormModal } from '../../../framework/forms/FormModal.tsx'
import { useResourceForm } from '../../../framework/forms/use-resource-form.ts'
import { groupsFieldMessages } from '../../../services/network/security-groups-field.messages.ts'
import { SecurityGroupsField } from '../../../services/network/SecurityGroupsField.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import { editLabels, editMessages, editPhrases } from '../forms/edit.messages.ts'
import { instanceLabel } from '../instance-label.ts'
import { refreshInterfaces } from './interface-queries.ts'

interface EditPortGroupsProps {
  port: Port
  server: Server
  onClose: () => void
}

const schema = z.object({ groups: z.array(z.string()) })

/** The security groups of one port alone. */
export function EditPortGroups({ port, server, onClose }: EditPortGroupsProps) {
  const { formatMessage } = useIntl()
  const form = useResourceForm({
    schema,
    defaults: { groups: port.security_groups },
    labels: { groups: editLabels.groups },
    submit: ({ groups }) =>
      call(portEndpoints.portUpdate, { params: { id: port.id }, body: { security_groups: groups } }),
    done: () => {
      toast.success(formatMessage(editPhrases.modified, { name: instanceLabel(server) }))
      void refreshInterfaces(server.id)
      onClose()
    },
  })
  return (
    <FormModal
      form={form}
      size="large"
      title={formatMessage(editMessages.portGroupsTitle)}
      description={port.name || port.id}
      action={formatMessage(editMessages.save)}
      failed={formatMessage(editMessages.groupsFailed)}
      onClose={onClose}
    >
      <Field of={form} name="groups">
        {({ value, onChange }) => (
          <SecurityGroupsField
            value={value}
            onChange={onChange}
            chosenLabel={formatMessage(groupsFieldMessages.ofPort)}
          />
        )}
      </Field>
    </FormModal>
  )
}
