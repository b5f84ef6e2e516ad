import { aggregateEndpoints, computeServiceEndpoints } from '@meridian/contract'
import { useRef } from 'react'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import type { Call } from '../../api/client.ts'
import { query } from '../../api/query.ts'
import type { BoundField } from '../../framework/forms/Field.tsx'
import { PlainForm } from '../../framework/forms/PlainForm.tsx'
import { Loaded } from '../../framework/loading/Loaded.tsx'
import type { ItemDialogProps } from '../../framework/resource/modal.ts'
import { words } from '../../framework/text/common.messages.ts'
import { MembershipField } from '../../services/membership/MembershipField.tsx'
import { membershipOf } from '../../services/membership/membership-model.ts'
import { aggregateFormMessages as messages } from './aggregate-forms.messages.ts'
import { aggregateMessages } from './aggregate.messages.ts'
import { setHosts, type Aggregate } from './aggregate.queries.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

const name = z.string().trim().min(1).max(255)
const fields = {
  name: { label: words.name },
  zone: { label: words.availabilityZone, hint: messages.zoneHint },
}

const hostsField = {
  label: moreWords.hosts,
  draw: ({ value, onChange }: BoundField<string[]>) => <HostsField value={value} onChange={onChange} />,
}

const createSchema = z.object({ name, zone: z.string().trim().max(255), hosts: z.array(z.string()) })

export function CreateAggregate() {
  // Kept for a second attempt, if the aggregate was created but a host could not be added.
  const created = useRef<{ id: string; hosts: Set<string> } | null>(null)
  return (
    <PlainForm
      size="large"
      schema={createSchema}
      defaults={{ name: '', zone: '', hosts: [] }}
      fields={{ ...fields, hosts: hostsField }}
      success={messages.created}
      preflight={{ none: 'administrators have no quota of aggregates' }}
      submit={async ({ hosts, ...request }, send) => {
        const aggregate = created.current ?? (await create(request.name, request.zone, send))
        if (!send.rehearsal) created.current = aggregate
        await setHosts(aggregate.id, aggregate.hosts, hosts, send)
        return { id: aggregate.id }
      }}
    />
  )
}

async function create(named: string, zone: string, send: Call) {
  const { id } = await send(aggregateEndpoints.aggregateCreate, {
    body: { name: named, ...(zone && { availability_zone: zone }) },
  })
  return { id: String(id), hosts: new Set<string>() }
}

export function EditAggregate({ item }: ItemDialogProps<Aggregate>) {
  const { formatMessage } = useIntl()
  const current = item.availability_zone ?? ''
  const schema = z.object({
    name,
    zone: z
      .string()
      .trim()
      .max(255)
      .refine((zone) => zone !== '' || current === '', formatMessage(messages.zoneRequired)),
  })
  return (
    <PlainForm
      item={item}
      schema={schema}
      defaults={{ name: item.name, zone: current }}
      fields={fields}
      success={messages.updated}
      submit={({ zone, ...request }, send) =>
        send(aggregateEndpoints.aggregateUpdate, {
          params: { id: item.id },
          body: { ...request, ...(zone !== current && { availability_zone: zone }) },
        })
      }
    />
  )
}

const hostsSchema = z.object({ hosts: z.array(z.string()) })

export function ManageHosts({ item }: ItemDialogProps<Aggregate>) {
  const current = useRef(new Set(item.hosts))
  return (
    <PlainForm
      item={item}
      about={item.name}
      size="large"
      title={aggregateMessages.manageHosts}
      action={words.save}
      failed={messages.manageFailed}
      success={messages.managed}
      schema={hostsSchema}
      defaults={{ hosts: item.hosts }}
      fields={{ hosts: hostsField }}
      submit={({ hosts }, send) => setHosts(item.id, current.current, hosts, send)}
    />
  )
}

interface HostsFieldProps {
  value: readonly string[]
  onChange: (hosts: string[]) => void
}

/** Chooses compute hosts. */
function HostsField({ value, onChange }: HostsFieldProps) {
  const { formatMessage } = useIntl()
  return (
    <Loaded query={query(computeServiceEndpoints.computeServiceList)} failed={formatMessage(messages.hostsFailed)}>
      {({ items }) => {
        const known = items.filter(({ binary }) => binary === 'nova-compute').map(({ host }) => host)
        // A host whose service was removed may still be in the aggregate.
        const hosts = [...new Set([...known, ...value])].toSorted()
        return (
          <MembershipField
            availableLabel={formatMessage(messages.allHosts)}
            memberLabel={formatMessage(messages.selectedHosts)}
            noneLeft={formatMessage(messages.noHosts)}
            noMembers={formatMessage(messages.noneSelected)}
            people={hosts.map((host) => ({ id: host, name: host }))}
            roles={[]}
            defaultRole={null}
            value={membershipOf({ hosts: value })}
            onChange={(members) => onChange([...members.keys()])}
          />
        )
      }}
    </Loaded>
  )
}
