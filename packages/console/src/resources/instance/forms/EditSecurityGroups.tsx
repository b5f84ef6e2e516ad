import { serverPartEndpoints, type Server } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { query, queryClient } from '../../../api/query.ts'
import { Field } from '../../../framework/forms/Field.tsx'
import { ItemForm } from '../../../framework/forms/ItemForm.tsx'
import { LoadingModal } from '../../../framework/modals/WaitModal.tsx'
import type { ItemDialogProps } from '../../../framework/resource/modal.ts'
import { useFailureMessage } from '../../../framework/resource/use-failure-message.ts'
import { typeNames, words } from '../../../framework/text/common.messages.ts'
import { SecurityGroupsField } from '../../../services/network/network-fields.tsx'
import { formPhrases, groupMessages } from '../instance-forms.messages.ts'
import { instanceLabel } from '../instance-text.ts'
import { actionLabels } from '../instance.messages.ts'

const schema = z.object({ groups: z.array(z.string()) })

/** The security groups of all ports of a server. */
export function EditSecurityGroups({ item: server, tools }: ItemDialogProps<Server>) {
  const { formatMessage } = useIntl()
  const failureMessage = useFailureMessage()
  const groupsQuery = query(serverPartEndpoints.serverSecurityGroupList, { params: { id: server.id } })
  // Never from the cache: the request replaces the groups.
  const current = useQuery({ ...groupsQuery, staleTime: 0, gcTime: 0, refetchOnWindowFocus: false })
  if (!current.data || current.isFetching)
    return (
      <LoadingModal
        tools={tools}
        title={formatMessage(actionLabels.editGroups)}
        failed={failureMessage('list', 'OS::Neutron::SecurityGroup')}
        query={current}
      />
    )
  return (
    <ItemForm
      item={server}
      label={instanceLabel(server)}
      tools={tools}
      size="large"
      title={actionLabels.editGroups}
      action={words.save}
      failed={formatMessage(groupMessages.failed)}
      schema={schema}
      defaults={{ groups: current.data.items.map(({ id }) => id) }}
      labels={{ groups: typeNames.securityGroups }}
      submit={async ({ groups }, send) => {
        await send(serverPartEndpoints.serverSecurityGroupReplace, { params: { id: server.id }, body: { groups } })
        if (!send.rehearsal) await queryClient.invalidateQueries({ queryKey: groupsQuery.queryKey })
      }}
      sent={() => formatMessage(formPhrases.modified, { name: instanceLabel(server) })}
    >
      {(form) => (
        <Field of={form} name="groups">
          {({ value, onChange }) => (
            <SecurityGroupsField
              value={value}
              onChange={onChange}
              chosenLabel={formatMessage(groupMessages.instanceGroups)}
            />
          )}
        </Field>
      )}
    </ItemForm>
  )
}
