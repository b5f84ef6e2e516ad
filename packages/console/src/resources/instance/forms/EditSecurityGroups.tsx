import { serverPartEndpoints, type Server } from '@meridian/contract'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { query, queryClient } from '../../../api/query.ts'
import { PlainForm } from '../../../framework/forms/PlainForm.tsx'
import { FreshDialog } from '../../../framework/modals/FreshDialog.tsx'
import type { ItemDialogProps } from '../../../framework/resource/modal.ts'
import { useFailureMessage } from '../../../framework/resource/use-failure-message.ts'
import { typeNames, words } from '../../../framework/text/common.messages.ts'
import { SecurityGroupsField } from '../../../services/network/network-fields.tsx'
import { formPhrases, groupMessages } from '../instance-forms.messages.ts'
import { instanceLabel } from '../instance-text.ts'
import { instanceMessages } from '../instance.messages.ts'

const schema = z.object({ groups: z.array(z.string()) })

/** The security groups of all ports of a server. */
export function EditSecurityGroups({ item: server }: ItemDialogProps<Server>) {
  const { formatMessage } = useIntl()
  const failureMessage = useFailureMessage()
  const groups = query(serverPartEndpoints.serverSecurityGroupList, { params: { id: server.id } })
  const title = instanceMessages.editGroups
  return (
    <FreshDialog query={groups} title={title} failed={failureMessage('list', 'OS::Neutron::SecurityGroup')}>
      {({ items }) => (
        <PlainForm
          item={server}
          about={instanceLabel(server)}
          size="large"
          title={title}
          action={words.save}
          failed={groupMessages.failed}
          success={formPhrases.modified}
          schema={schema}
          defaults={{ groups: items.map(({ id }) => id) }}
          fields={{
            groups: {
              label: typeNames.securityGroups,
              draw: ({ value, onChange }) => (
                <SecurityGroupsField
                  value={value}
                  onChange={onChange}
                  chosenLabel={formatMessage(groupMessages.instanceGroups)}
                />
              ),
            },
          }}
          submit={async (body, send) => {
            await send(serverPartEndpoints.serverSecurityGroupReplace, { params: { id: server.id }, body })
            if (!send.rehearsal) await queryClient.invalidateQueries({ queryKey: groups.queryKey })
          }}
        />
      )}
    </FreshDialog>
  )
}
