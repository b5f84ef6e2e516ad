import { moveOf, type MoveMode, type Server } from '@meridian/contract'
import { useIntl, type IntlShape } from 'react-intl'
import * as z from 'zod'
import { ApiError } from '../../api/api-error.ts'
import { queryClient } from '../../api/query.ts'
import { joinNames } from '../../framework/actions/join-names.ts'
import { Field } from '../../framework/forms/Field.tsx'
import { ItemForm } from '../../framework/forms/ItemForm.tsx'
import { Loaded } from '../../framework/loading/Loaded.tsx'
import type { ItemDialogProps } from '../../framework/modals/modal.ts'
import { useProjectNames } from '../../framework/resource/cell-context.ts'
import { words } from '../../framework/text/common.messages.ts'
import { describeError } from '../../framework/text/error-text.ts'
import { TargetHostField } from '../../services/compute/TargetHostField.tsx'
import { targetHostMessages } from '../../services/compute/target-host.messages.ts'
import { PlainTable } from '../../ui/PlainTable.tsx'
import { CheckField } from '../../ui/fields/CheckField.tsx'
import { RadioField } from '../../ui/fields/RadioField.tsx'
import { moveAll, serversOn, type MoveRequest } from './host-servers.ts'
import {
  hypervisorFormMessages as messages,
  hypervisorFormPhrases as phrases,
  moveNames,
} from './hypervisor-forms.messages.ts'
import { hypervisorMessages } from './hypervisor.messages.ts'
import type { Hypervisor } from './hypervisor.queries.ts'

const migrateSchema = z.object({
  mode: z.enum(['live', 'cold']),
  target: z.string().nullable(),
  diskOverCommit: z.boolean(),
  blockMigration: z.boolean(),
})

const isLive = ({ mode }: { mode: MoveMode }) => mode === 'live'

/** Moves the instances of a host that is up and disabled to other hosts. */
export function MigrateHost({ item, tools }: ItemDialogProps<Hypervisor>) {
  const intl = useIntl()
  const { formatMessage } = intl
  const { host } = item.service
  return (
    <ItemForm
      item={item}
      label={item.hypervisor_hostname}
      tools={tools}
      size="large"
      title={hypervisorMessages.migrate}
      failed={formatMessage(messages.migrateFailed)}
      schema={migrateSchema}
      defaults={{ mode: 'live', target: null, diskOverCommit: false, blockMigration: false }}
      labels={{
        mode: messages.mode,
        target: targetHostMessages.host,
        diskOverCommit: targetHostMessages.diskOverCommit,
        blockMigration: targetHostMessages.blockMigration,
      }}
      shown={{ diskOverCommit: isLive, blockMigration: isLive }}
      submit={({ target, ...request }) => start(intl, host, { ...request, target: target || null })}
      sent={(_values, count) => formatMessage(phrases.migrating, { host, count })}
    >
      {(form) => (
        <>
          <Field of={form} name="mode">
            {(field) => (
              <RadioField
                {...field}
                options={[
                  { value: 'live', label: formatMessage(messages.live), note: formatMessage(messages.liveNote) },
                  { value: 'cold', label: formatMessage(messages.cold), note: formatMessage(messages.coldNote) },
                ]}
              />
            )}
          </Field>
          <TargetHostField of={form} name="target" current={host} />
          <Field of={form} name="diskOverCommit">
            {(field) => <CheckField {...field} />}
          </Field>
          <Field of={form} name="blockMigration">
            {(field) => <CheckField {...field} />}
          </Field>
          <MovedInstances host={host} mode={form.values.mode} />
        </>
      )}
    </ItemForm>
  )
}

const evacuateSchema = z.object({ target: z.string().nullable() })

/** Rebuilds the instances of a host that is down on other hosts. */
export function EvacuateHost({ item, tools }: ItemDialogProps<Hypervisor>) {
  const intl = useIntl()
  const { formatMessage } = intl
  const { host } = item.service
  return (
    <ItemForm
      item={item}
      label={item.hypervisor_hostname}
      tools={tools}
      size="large"
      title={hypervisorMessages.evacuate}
      failed={formatMessage(messages.evacuateFailed)}
      schema={evacuateSchema}
      defaults={{ target: null }}
      labels={{ target: targetHostMessages.host }}
      submit={({ target }) => start(intl, host, { mode: 'evacuate', target: target || null })}
      sent={(_values, count) => formatMessage(phrases.evacuating, { host, count })}
    >
      {(form) => (
        <>
          <p className="text-ink-2">{formatMessage(messages.evacuateHint)}</p>
          <TargetHostField of={form} name="target" current={host} />
          <MovedInstances host={host} mode="evacuate" />
        </>
      )}
    </ItemForm>
  )
}

/** Requests the moves and returns their number; throws with the names and reasons if some were refused. */
async function start(intl: IntlShape, host: string, request: MoveRequest): Promise<number> {
  // Read again: instances that an earlier attempt has moved are gone or busy by now.
  const { items } = await queryClient.fetchQuery({ ...serversOn(host), staleTime: 0 })
  const { started, stayed, failed } = await moveAll(items, request)
  if (failed.length === 0 && stayed.length === 0) return started.length
  const reasons = failed.map(({ server, error }) => `${server.name}: ${describeError(intl, error)}`)
  if (stayed.length > 0)
    reasons.push(intl.formatMessage(phrases.stayed, { names: joinNames(stayed, { intl, label: ({ name }) => name }) }))
  throw new ApiError(reasons.join('\n'), {
    reason: 'refused',
    endpoint: 'POST /api/nova/servers/',
    requestId: failed[0]?.error.requestId,
  })
}

/** The instances of the host, and how each would move. */
function MovedInstances({ host, mode }: { host: string; mode: MoveMode }) {
  const { formatMessage } = useIntl()
  const projectName = useProjectNames(true)
  const row = (server: Server) => ({
    id: server.id,
    cells: {
      name: server.name,
      project: projectName(server.tenant_id),
      status: server.status,
      moves: formatMessage(moveNames[moveOf(server, mode) ?? 'stays']),
    },
  })
  const title = formatMessage(messages.instances)
  return (
    <section className="grid gap-1.5">
      <h3 className="font-medium">{title}</h3>
      <div className="rounded-lg border border-line">
        <Loaded query={serversOn(host)} failed={formatMessage(messages.instancesFailed)} padded>
          {({ items }) => (
            <PlainTable
              label={title}
              columns={[
                { id: 'name', header: formatMessage(words.name) },
                { id: 'project', header: formatMessage(words.project) },
                { id: 'status', header: formatMessage(words.status) },
                { id: 'moves', header: formatMessage(messages.moves) },
              ]}
              rows={items.map(row)}
              empty={formatMessage(messages.none)}
            />
          )}
        </Loaded>
      </div>
    </section>
  )
}
