import { regionEndpoints, registeredServiceEndpoints } from '@meridian/contract'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { query } from '../../api/query.ts'
import { OptionsField } from '../../framework/forms/OptionsField.tsx'
import type { ResourceForm } from '../../framework/forms/use-resource-form.ts'
import { catalogFieldMessages } from './identity.messages.ts'

interface CatalogFieldProps<V extends FieldValues> {
  of: ResourceForm<V>
  name: FieldPath<V>
}

/** Chooses a service of Keystone's catalogue. */
export function ServiceField<V extends FieldValues>(props: CatalogFieldProps<V>) {
  const { formatMessage } = useIntl()
  return (
    <OptionsField
      {...props}
      query={query(registeredServiceEndpoints.registeredServiceList)}
      options={({ items }) =>
        items.map(({ id, name, type }) => ({ value: id, label: name ? `${name} (${type})` : type }))
      }
      placeholder={formatMessage(catalogFieldMessages.selectService)}
      none={formatMessage(catalogFieldMessages.noServices)}
    />
  )
}

interface RegionFieldProps<V extends FieldValues> extends CatalogFieldProps<V> {
  /** The name of the choice of no region. */
  none: string
  /** A region that cannot be chosen. */
  without?: string | undefined
  /** No region is no choice. */
  isRequired?: boolean
}

/** Chooses a region, or none. */
export const RegionField = <V extends FieldValues>({ without, isRequired = false, ...props }: RegionFieldProps<V>) => (
  <OptionsField
    {...props}
    placeholder={props.none}
    query={query(regionEndpoints.regionList)}
    options={({ items }) => [
      ...(isRequired ? [] : [{ value: '', label: props.none }]),
      ...items.filter(({ id }) => id !== without).map(({ id }) => ({ value: id, label: id })),
    ]}
  />
)
