import { computeServiceEndpoints } from '@meridian/contract'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { query } from '../../api/query.ts'
import { OptionsField } from '../../framework/forms/OptionsField.tsx'
import type { ResourceForm } from '../../framework/forms/use-resource-form.ts'
import { TextField } from '../../ui/fields/TextField.tsx'
import { targetHostMessages as messages } from './target-host.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

interface TargetHostFieldProps<V extends FieldValues> {
  of: ResourceForm<V>
  name: FieldPath<V>
  /** The host that instances leave. */
  current: string
}

/** The current host of instances and their new one: a host that is up, or none if Nova chooses. */
export function TargetHostField<V extends FieldValues>({ of, name, current }: TargetHostFieldProps<V>) {
  const { formatMessage } = useIntl()
  return (
    <>
      <TextField label={formatMessage(moreWords.currentHost)} value={current} readOnly />
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
