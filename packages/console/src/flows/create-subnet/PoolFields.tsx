import { subnetPoolEndpoints } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { query } from '../../api/query.ts'
import { Field } from '../../framework/forms/Field.tsx'
import { OptionsField } from '../../framework/forms/OptionsField.tsx'
import type { ResourceForm } from '../../framework/forms/use-resource-form.ts'
import { ComboboxField } from '../../ui/fields/ComboboxField.tsx'
import { createSubnetMessages, createSubnetPhrases } from './create-subnet.messages.ts'
import { prefixLengths, valuesOfPool } from './prefix-lengths.ts'
import type { SubnetForm } from './subnet-form.ts'

const POOLS = query(subnetPoolEndpoints.subnetPoolList)

/** The pool that addresses are cut from, and how many of them. */
export function PoolFields({ form }: { form: ResourceForm<SubnetForm> }) {
  const { formatMessage } = useIntl()
  const { data } = useQuery({ ...POOLS, enabled: !form.isHidden('subnetpool') })
  const poolOf = (id: string | null) => data?.items.find((each) => each.id === id)
  const pool = poolOf(form.values.subnetpool)
  const choose = (id: string | null) => {
    const chosen = poolOf(id)
    if (!chosen) return form.set('prefixlen', null)
    const { ip_version: version, prefixlen } = valuesOfPool(chosen)
    form.set('ip_version', version)
    form.set('prefixlen', prefixlen)
  }
  if (form.isHidden('subnetpool')) return null
  return (
    <>
      <OptionsField
        of={form}
        name="subnetpool"
        query={POOLS}
        options={({ items }) =>
          items.map(({ id, name, prefixes }) => ({ value: id, label: name || id, note: prefixes.join(', ') }))
        }
        placeholder={formatMessage(createSubnetMessages.choosePool)}
        none={formatMessage(createSubnetMessages.noPools)}
        onChosen={choose}
      />
      <Field of={form} name="prefixlen">
        {(field) => (
          <ComboboxField
            {...field}
            disabled={!pool}
            hint={pool ? undefined : formatMessage(createSubnetMessages.choosePoolFirst)}
            options={(pool ? prefixLengths(pool) : []).map(({ length, isDefault }) => ({
              value: String(length),
              label: isDefault ? formatMessage(createSubnetPhrases.poolDefault, { length }) : String(length),
            }))}
          />
        )}
      </Field>
    </>
  )
}
