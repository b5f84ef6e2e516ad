import { regionEndpoints, registeredServiceEndpoints } from '@meridian/contract'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { query } from '../../api/query.ts'
import { OptionsField } from '../../framework/forms/OptionsField.tsx'
import type { ResourceForm } from '../../framework/forms/use-resource-form.ts'

interface CatalogFieldProps<V extends FieldValues> {
  of: ResourceForm<V>
  name: FieldPath<V>
  placeholder: string
  none: string
}

/** Chooses a service of Keystone's catalogue. */
export const ServiceField = <V extends FieldValues>(props: CatalogFieldProps<V>) => (
  <OptionsField
    {...props}
    query={query(registeredServiceEndpoints.registeredServiceList)}
    options={({ items }) =>
      items.map(({ id, name, type }) => ({ value: id, label: name ? `${name} (${type})` : type }))
    }
  />
)

/** Chooses a region, or none. */
export const RegionField = <V extends FieldValues>({
  without,
  ...props
}: CatalogFieldProps<V> & { without?: string }) => (
  <OptionsField
    {...props}
    query={query(regionEndpoints.regionList)}
    options={({ items }) => [
      { value: '', label: props.none },
      ...items.filter(({ id }) => id !== without).map(({ id }) => ({ value: id, label: id })),
    ]}
  />
)
