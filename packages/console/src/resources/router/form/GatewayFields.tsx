import { floatingIpEndpoints } from '@meridian/contract'
import type { FieldValues } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { query } from '../../../api/query.ts'
import { Field } from '../../../framework/forms/Field.tsx'
import { OptionsField } from '../../../framework/forms/OptionsField.tsx'
import type { ResourceForm } from '../../../framework/forms/use-resource-form.ts'
import { CheckField } from '../../../ui/fields/CheckField.tsx'
import { routerFormMessages as messages } from './router-form.messages.ts'

interface GatewayValues extends FieldValues {
  external_network: string | null
  enable_snat: boolean
}

interface GatewayFieldsProps<V extends FieldValues> {
  form: ResourceForm<V>
  /** There is to be a gateway: where only one can be, it is chosen. */
  wanted?: boolean
}

/** Where a router leads to, wherever a form asks for it. */
export function GatewayFields<V extends FieldValues>({ form, wanted = false }: GatewayFieldsProps<V>) {
  const { formatMessage } = useIntl()
  const own = form as unknown as ResourceForm<GatewayValues> // a form of more fields than it reads
  return (
    <>
      <OptionsField
        of={own}
        name="external_network"
        // They are those that floating IPs come from.
        query={query(floatingIpEndpoints.floatingIpPoolList)}
        options={({ items }) => items.map(({ id, name }) => ({ value: id, label: name || id }))}
        placeholder={formatMessage(messages.selectNetwork)}
        none={formatMessage(messages.noNetworks)}
        presetsOnlyOne={wanted}
      />
      <Field of={own} name="enable_snat">
        {(field) => <CheckField {...field} hint={formatMessage(messages.snatHint)} />}
      </Field>
    </>
  )
}
