import { computeServiceEndpoints, serverChangeEndpoints, type Server } from '@meridian/contract'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { call } from '../../../api/client.ts'
import { query } from '../../../api/query.ts'
import { Field } from '../../../framework/forms/Field.tsx'
import { ItemForm } from '../../../framework/forms/ItemForm.tsx'
import { OptionsField } from '../../../framework/forms/OptionsField.tsx'
import type { ResourceForm } from '../../../framework/forms/use-resource-form.ts'
import type { ItemDialogProps } from '../../../framework/modals/modal.ts'
import { statusNames } from '../../../framework/text/common.messages.ts'
import { CheckField } from '../../../ui/fields/CheckField.tsx'
import { RadioField } from '../../../ui/fields/RadioField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { formPhrases, hostMessages as messages } from '../instance-forms.messages.ts'
import { instanceLabel } from '../instance-text.ts'
import { actionLabels } from '../instance.messages.ts'

const liveMigrateSchema = z.object({
  host: z.string().nullable(),
  disk_over_commit: z.boolean(),
  block_migration: z.boolean(),
})

export function LiveMigrate({ item: server, tools }: ItemDialogProps<Server>) {
  const { formatMessage } = useIntl()
  return (
    <ItemForm
      item={server}
      label={instanceLabel(server)}
      tools={tools}
      title={actionLabels.liveMigrate}
      failed={formatMessage(messages.liveMigrateFailed)}
      schema={liveMigrateSchema}
      defaults={{ host: null, disk_over_commit: false, block_migration: false }}
      labels={{
        host: messages.host,
        disk_over_commit: messages.diskOverCommit,
        block_migration: messages.blockMigration,
      }}
      // Unless checked, Nova decides about both: newer versions choose better, and refuse the over-commit.
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
      sent={() => formatMessage(messages.liveMigrateSent)}
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
    </ItemForm>
  )
}

const evacuateSchema = z.object({ host: z.string().nullable() })

export function EvacuateInstance({ item: server, tools }: ItemDialogProps<Server>) {
  const { formatMessage } = useIntl()
  return (
    <ItemForm
      item={server}
      label={instanceLabel(server)}
      tools={tools}
      title={actionLabels.evacuate}
      failed={formatMessage(messages.evacuateFailed)}
      schema={evacuateSchema}
      defaults={{ host: null }}
      labels={{ host: messages.host }}
      submit={({ host }) =>
        call(serverChangeEndpoints.serverEvacuate, { params: { id: server.id }, body: { host: host || null } })
      }
      sent={() => formatMessage(formPhrases.evacuating, { name: instanceLabel(server) })}
    >
      {(form) => (
        <>
          <p className="text-ink-2">{formatMessage(messages.evacuateHint)}</p>
          <HostField of={form} name="host" server={server} />
        </>
      )}
    </ItemForm>
  )
}

interface HostFieldProps<V extends FieldValues> {
  of: ResourceForm<V>
  name: FieldPath<V>
  server: Server
}

/** The current host of a server and its new one: a host that is up, or none if Nova chooses. */
function HostField<V extends FieldValues>({ of, name, server }: HostFieldProps<V>) {
  const { formatMessage } = useIntl()
  const current = server['OS-EXT-SRV-ATTR:host'] ?? ''
  return (
    <>
      <TextField label={formatMessage(messages.current)} value={current} readOnly />
      <OptionsField
        of={of}
        name={name}
        query={query(computeServiceEndpoints.computeServiceList)}
        options={({ items }) =>
          items
            .filter(({ binary, host, state }) => binary === 'nova-compute' && state === 'up' && host !== current)
            .map(({ host, zone }) => ({ value: host, label: host, note: zone }))
        }
        placeholder={formatMessage(messages.anyHost)}
        none={formatMessage(messages.noHosts)}
      />
    </>
  )
}

const resetStateSchema = z.object({ state: z.enum(['active', 'error']) })

export function ResetState({ item: server, tools }: ItemDialogProps<Server>) {
  const { formatMessage } = useIntl()
  return (
    <ItemForm
      item={server}
      label={instanceLabel(server)}
      tools={tools}
      size="small"
      title={actionLabels.resetState}
      failed={formatMessage(messages.resetStateFailed)}
      schema={resetStateSchema}
      defaults={{ state: 'active' }}
      labels={{ state: messages.state }}
      submit={(body) => call(serverChangeEndpoints.serverResetState, { params: { id: server.id }, body })}
      sent={({ state }) =>
        formatMessage(formPhrases.stateReset, { name: instanceLabel(server), state: formatMessage(statusNames[state]) })
      }
    >
      {(form) => (
        <>
          <p className="text-ink-2">{formatMessage(messages.resetStateHint)}</p>
          <Field of={form} name="state">
            {(field) => (
              <RadioField
                {...field}
                options={resetStateSchema.shape.state.options.map((value) => ({
                  value,
                  label: formatMessage(statusNames[value]),
                }))}
              />
            )}
          </Field>
        </>
      )}
    </ItemForm>
  )
}
