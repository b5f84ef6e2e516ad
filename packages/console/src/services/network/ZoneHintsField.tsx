import { networkFeatureEndpoints } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { query } from '../../api/query.ts'
import { CheckField } from '../../ui/fields/CheckField.tsx'
import { Loaded } from '../../framework/loading/Loaded.tsx'
import { zoneHintMessages } from './zone-hints.messages.ts'

interface ZoneHintsFieldProps {
  /** What zones are wanted for, as Neutron calls it. */
  of: 'network' | 'router'
  label: string
  value: readonly string[]
  onChange: (zones: string[]) => void
}

/** In which zones something of the network shall be; none is left to Neutron. */
export function ZoneHintsField({ of, label, value, onChange }: ZoneHintsFieldProps) {
  const { formatMessage } = useIntl()
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 font-medium">{label}</legend>
      <Loaded query={query(networkFeatureEndpoints.networkZoneList)} failed={formatMessage(zoneHintMessages.failed)}>
        {({ items }) => {
          const zones = items.filter(({ resource, state }) => resource === of && state === 'available')
          if (zones.length === 0) return <p className="text-ink-3">{formatMessage(zoneHintMessages.none)}</p>
          return zones.map(({ name }) => (
            <CheckField
              key={name}
              label={name}
              value={value.includes(name)}
              onChange={(on) => onChange(on ? [...value, name] : value.filter((each) => each !== name))}
            />
          ))
        }}
      </Loaded>
    </fieldset>
  )
}
