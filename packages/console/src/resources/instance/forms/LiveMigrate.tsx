import { serverChangeEndpoints } from '@meridian/contract'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { call } from '../../../api/client.ts'
import { Field } from '../../../framework/forms/Field.tsx'
import { CheckField } from '../../../ui/fields/CheckField.tsx'
import { HostField } from './HostField.tsx'
import { hostLabels, hostMessages } from './host.messages.ts'
import { InstanceForm, type AboutServer } from './InstanceForm.tsx'

const schema = z.object({
  host: z.string().nullable(),
  disk_over_commit: z.boolean(),
  block_migration: z.boolean(),
})

export function LiveMigrate({ server, tools }: AboutServer) {
  const { formatMessage } = useIntl()
  return (
    <InstanceForm
      server={server}
      tools={tools}
      title={hostMessages.liveMigrate}
      failed={formatMessage(hostMessages.liveMigrateFailed)}
      schema={schema}
      defaults={{ host: null, disk_over_commit: false, block_migration: false }}
      labels={hostLabels}
      // Left alone, the two are Nova's to decide: newer ones know better, and take no word on the first.
      submit={({ host, disk_over_commit: overCommit, block_migration: block }) =>
        call(serverChangeEndpoints.serverLiveMigrate, {
          params: { id: server.id },
          body: {
            host: host || null,
            block_migration: block || 'auto',
            ...(overCommit && { disk_over_commit: true }),
          },
        })
      }
      sent={() => formatMessage(hostMessages.liveMigrateSent)}
    >
      {(form) => (
        <>
          <HostField of={form} name="host" server={server} />
          <Field of={form} name="disk_over_commit">
            {(field) => <CheckField {...field} />}
          </Field>
          <Field of={form} name="block_migration">
            {(field) => <CheckField {...field} />}
          </Field>
        </>
      )}
    </InstanceForm>
  )
}
