import { serverPartEndpoints } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { call } from '../../../api/client.ts'
import { query, queryClient } from '../../../api/query.ts'
import { Field } from '../../../framework/forms/Field.tsx'
import { LoadingModal } from '../../../framework/modals/LoadingModal.tsx'
import { useFailureMessage } from '../../../framework/resource/use-failure-message.ts'
import { instanceLabel } from '../instance-label.ts'
import { SecurityGroupsField } from '../../../services/network/SecurityGroupsField.tsx'
import { editLabels, editMessages, editPhrases } from './edit.messages.ts'
import { InstanceForm, type AboutServer } from './InstanceForm.tsx'

const schema = z.object({ groups: z.array(z.string()) })

/** The security groups of all of a server's ports. */
export function EditSecurityGroups({ server, tools }: AboutServer) {
  const { formatMessage } = useIntl()
  const failureMessage = useFailureMessage()
  const held = query(serverPartEndpoints.serverSecurityGroupList, { params: { id: server.id } })
  // Never what was there before: what is sent replaces it.
  const current = useQuery({ ...held, staleTime: 0, gcTime: 0, refetchOnWindowFocus: false })
  if (!current.data || current.isFetching)
    return (
      <LoadingModal
        tools={tools}
        title={formatMessage(editMessages.groupsTitle)}
        failed={failureMessage('list', 'OS::Neutron::SecurityGroup')}
        query={current}
      />
    )
  return (
    <InstanceForm
      server={server}
      tools={tools}
      size="large"
      title={editMessages.groupsTitle}
      action={editMessages.save}
      failed={formatMessage(editMessages.groupsFailed)}
      schema={schema}
      defaults={{ groups: current.data.items.map(({ id }) => id) }}
      labels={{ groups: editLabels.groups }}
      submit={async ({ groups }) => {
        await call(serverPartEndpoints.serverSecurityGroupReplace, { params: { id: server.id }, body: { groups } })
        await queryClient.invalidateQueries({ queryKey: held.queryKey })
      }}
      sent={() => formatMessage(editPhrases.modified, { name: instanceLabel(server) })}
    >
      {(form) => (
        <Field of={form} name="groups">
          {({ value, onChange }) => (
            <SecurityGroupsField
              value={value}
              onChange={onChange}
              chosenLabel={formatMessage(editMessages.instanceGroups)}
            />
          )}
        </Field>
      )}
    </InstanceForm>
  )
}
