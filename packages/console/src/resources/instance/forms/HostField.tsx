import { computeServiceEndpoints, type Server } from '@meridian/contract'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { query } from '../../../api/query.ts'
import { OptionsField } from '../../../framework/forms/OptionsField.tsx'
import type { ResourceForm } from '../../../framework/forms/use-resource-form.ts'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { hostLabels, hostMessages } from './host.messages.ts'

interface HostFieldProps<V extends FieldValues> {
  of: ResourceForm<V>
  name: FieldPath<V>
  server: Server
}

/** Where a server is, and where it goes: a host that is up, or one that Nova finds. */
export function HostField<V extends FieldValues>({ of, name, server }: HostFieldProps<V>) {
  const { formatMessage } = useIntl()
  const current = server['OS-EXT-SRV-ATTR:host'] ?? ''
  return (
    <>
      <TextField label={formatMessage(hostLabels.current)} value={current} readOnly />
      <OptionsField
        of={of}
        name={name}
        query={query(computeServiceEndpoints.computeServiceList)}
        options={({ items }) =>
          items
            .filter(({ binary, host, state }) => binary === 'nova-compute' && state === 'up' && host !== current)
            .map(({ host, zone }) => ({ value: host, label: host, note: zone }))
        }
        placeholder={formatMessage(hostMessages.anyHost)}
        none={formatMessage(hostMessages.noHosts)}
      />
    </>
  )
}
