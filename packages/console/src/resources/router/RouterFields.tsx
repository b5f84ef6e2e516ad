import { floatingIpEndpoints } from '@meridian/contract'
import type { FieldValues } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { query } from '../../api/query.ts'
import { Field } from '../../framework/forms/Field.tsx'
import { OptionsField } from '../../framework/forms/OptionsField.tsx'
import { formPart, type ResourceForm } from '../../framework/forms/use-resource-form.ts'
import { usePolicies } from '../../framework/policy/policy-store.ts'
import { useExtensions } from '../../framework/resource/extensions.ts'
import type { Extension } from '../../framework/resource/manifest.ts'
import { CheckField } from '../../ui/fields/CheckField.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import type { Kind } from './router-form.ts'
import { distributedKinds, haKinds, routerFormMessages as messages } from './router-forms.messages.ts'

const EXTENSIONS = {
  snat: { of: 'network', alias: 'ext-gw-mode' },
  distributed: { of: 'network', alias: 'dvr' },
  ha: { of: 'network', alias: 'l3-ha' },
  zones: { of: 'network', alias: 'router_availability_zone' },
} as const satisfies Record<string, Extension>

const ALL_EXTENSIONS = Object.values(EXTENSIONS)

/** What the user may choose for a router: what the cloud supports, and the policy allows. */
export function useRouterChoices(operation: 'create' | 'update', project?: string) {
  const has = useExtensions(ALL_EXTENSIONS)
  const allows = usePolicies()
  const target = project === undefined ? undefined : { project_id: project, tenant_id: project }
  const may = (what: keyof typeof EXTENSIONS, attribute: string) =>
    has(EXTENSIONS[what]) === true && allows([['network', `${operation}_router:${attribute}`]], target) === true
  return {
    maySnat: may('snat', 'external_gateway_info:enable_snat'),
    mayDistribute: may('distributed', 'distributed'),
    mayReplicate: may('ha', 'ha'),
    hasZones: has(EXTENSIONS.zones) === true,
  }
}

interface GatewayValues extends FieldValues {
  external_network: string | null
  enable_snat: boolean
}

interface GatewayFieldsProps<V extends GatewayValues> {
  form: ResourceForm<V>
  /** The router must have a gateway: the network is chosen if there is only one. */
  required?: boolean
}

/** The external network of a router, and SNAT. */
export function GatewayFields<V extends GatewayValues>({ form, required = false }: GatewayFieldsProps<V>) {
  const { formatMessage } = useIntl()
  const part = formPart<GatewayValues, V>(form)
  return (
    <>
      <OptionsField
        of={part}
        name="external_network"
        // The external networks are the pools of floating IPs.
        query={query(floatingIpEndpoints.floatingIpPoolList)}
        options={({ items }) => items.map(({ id, name }) => ({ value: id, label: name || id }))}
        placeholder={formatMessage(messages.selectNetwork)}
        none={formatMessage(messages.noNetworks)}
        presetsOnlyOne={required}
      />
      <Field of={part} name="enable_snat">
        {(field) => <CheckField {...field} hint={formatMessage(messages.snatHint)} />}
      </Field>
    </>
  )
}

interface KindValues extends FieldValues {
  distributed: Kind
  ha: Kind
}

interface KindFieldsProps<V extends KindValues> {
  form: ResourceForm<V>
  /** An existing router already has a kind. */
  isNew?: boolean
}

const WORDS = { distributed: distributedKinds, ha: haKinds }

/** The kind of a router, for users who may choose it. */
export function KindFields<V extends KindValues>({ form, isNew = false }: KindFieldsProps<V>) {
  const { formatMessage } = useIntl()
  const part = formPart<KindValues, V>(form)
  return (['distributed', 'ha'] as const).map((name) => (
    <Field key={name} of={part} name={name}>
      {(field) => (
        <SelectField
          {...field}
          hint={isNew ? undefined : formatMessage(messages.kindHint)}
          options={Object.entries(WORDS[name])
            .filter(([value]) => isNew || value !== 'server_default')
            .map(([value, word]) => ({ value, label: formatMessage(word) }))}
        />
      )}
    </Field>
  ))
}
