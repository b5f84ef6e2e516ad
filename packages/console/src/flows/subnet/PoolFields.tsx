import { subnetPoolEndpoints, type SubnetPool } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { query } from '../../api/query.ts'
import { Field } from '../../framework/forms/Field.tsx'
import { OptionsField } from '../../framework/forms/OptionsField.tsx'
import type { ResourceForm } from '../../framework/forms/use-resource-form.ts'
import { ComboboxField } from '../../ui/fields/ComboboxField.tsx'
import type { SubnetForm } from './subnet-form.ts'
import { subnetFormMessages, subnetPhrases } from './subnet.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

/** The number of bits of an address. */
const LONGEST = { 4: 32, 6: 128 }
const SHORTEST = 1

export type PoolBounds = Pick<SubnetPool, 'ip_version' | 'min_prefixlen' | 'max_prefixlen' | 'default_prefixlen'>

interface PrefixLength {
  length: number
  /** The default of the pool. */
  isDefault: boolean
}

/** The prefix lengths that a subnet of the pool may have, from the shortest to the longest. */
export function prefixLengths(pool: PoolBounds): PrefixLength[] {
  const from = pool.min_prefixlen ?? SHORTEST
  const to = pool.max_prefixlen ?? LONGEST[pool.ip_version]
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index).map((length) => ({
    length,
    isDefault: length === pool.default_prefixlen,
  }))
}

/** The values of the form that follow from the chosen pool. */
export const valuesOfPool = (pool: PoolBounds): { ip_version: '4' | '6'; prefixlen: string | null } => ({
  ip_version: pool.ip_version === 6 ? '6' : '4',
  prefixlen: pool.default_prefixlen === null ? null : String(pool.default_prefixlen),
})

const POOLS = query(subnetPoolEndpoints.subnetPoolList)

/** The pool that the address is allocated from, and the length of the prefix. */
export function PoolFields({ form }: { form: ResourceForm<SubnetForm> }) {
  const { formatMessage } = useIntl()
  const { data } = useQuery({ ...POOLS, enabled: !form.isHidden('subnetpool') })
  const poolOf = (id: string | null) => data?.items.find((each) => each.id === id)
  const pool = poolOf(form.values.subnetpool)
  const choose = (id: string) => {
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
        placeholder={formatMessage(moreWords.selectAPool)}
        none={formatMessage(subnetFormMessages.noPools)}
        onChosen={choose}
      />
      <Field of={form} name="prefixlen">
        {(field, clear) => (
          <ComboboxField
            {...field}
            onClear={clear}
            disabled={!pool}
            hint={pool ? undefined : formatMessage(subnetFormMessages.choosePoolFirst)}
            options={(pool ? prefixLengths(pool) : []).map(({ length, isDefault }) => ({
              value: String(length),
              label: isDefault ? formatMessage(subnetPhrases.poolDefault, { length }) : String(length),
            }))}
          />
        )}
      </Field>
    </>
  )
}
