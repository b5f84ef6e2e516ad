import { addressScopeEndpoints, subnetPoolEndpoints, type SubnetPool } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { pages } from '../../api/pages.ts'
import { query } from '../../api/query.ts'
import { Field } from '../../framework/forms/Field.tsx'
import { FormModal } from '../../framework/forms/FormModal.tsx'
import { OptionsField } from '../../framework/forms/OptionsField.tsx'
import { useResourceForm } from '../../framework/forms/use-resource-form.ts'
import type { ModalTools } from '../../framework/resource/modal.ts'
import { usePolicies } from '../../framework/policy/policy-store.ts'
import { formatText, named } from '../../framework/resource/resource-text.ts'
import { dialogPhrases, resultPhrases } from '../../framework/resource/resource.messages.ts'
import { useFailureMessage } from '../../framework/resource/use-failure-message.ts'
import { words, typeNames } from '../../framework/text/common.messages.ts'
import { NetworkPreflight } from '../../services/network/NetworkPreflight.tsx'
import { CheckField } from '../../ui/fields/CheckField.tsx'
import { NumberField } from '../../ui/fields/NumberField.tsx'
import { TextArea } from '../../ui/fields/TextArea.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { poolRequest, poolSchema, poolValues } from './subnet-pool-form.ts'
import { subnetPoolFormMessages as messages } from './subnet-pool-forms.messages.ts'
import { subnetPoolManifest as manifest } from './subnet-pool.manifest.ts'
import { subnetPoolFields } from './subnet-pool.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

const labels = {
  name: words.name,
  description: words.description,
  prefixes: moreWords.prefixes,
  address_scope_id: typeNames.addressScope,
  min_prefixlen: subnetPoolFields.minLength,
  default_prefixlen: subnetPoolFields.defaultLength,
  max_prefixlen: subnetPoolFields.maxLength,
  default_quota: subnetPoolFields.quota,
  is_default: subnetPoolFields.isDefault,
  shared: words.shared,
}

export const CreateSubnetPool = ({ tools }: { tools: ModalTools }) => <PoolForm tools={tools} />

export const EditSubnetPool = ({ item, tools }: { item: SubnetPool; tools: ModalTools }) => (
  <PoolForm pool={item} tools={tools} />
)

/** Creates a pool, or edits the given one. */
function PoolForm({ pool, tools }: { pool?: SubnetPool; tools: ModalTools }) {
  const intl = useIntl()
  const { formatMessage } = intl
  const allows = usePolicies()
  const failureMessage = useFailureMessage()
  const form = useResourceForm({
    schema: poolSchema,
    defaults: poolValues(pool),
    labels,
    shown: {
      is_default: () => allows([['network', `${pool ? 'update' : 'create'}_subnetpool:is_default`]]) === true,
      // Neutron shares an existing pool by RBAC alone.
      shared: () => !pool && allows([['network', 'create_subnetpool:shared']]) === true,
    },
    submit: (values, send) => {
      const body = poolRequest(values, pool)
      return pool
        ? send(subnetPoolEndpoints.subnetPoolUpdate, { params: { id: pool.id }, body })
        : send(subnetPoolEndpoints.subnetPoolCreate, { body })
    },
    done: ({ id, name }) =>
      tools.done(formatText(intl, named(manifest, pool ? resultPhrases.updated : resultPhrases.created), { name }), {
        [pool ? 'updated' : 'created']: [{ type: manifest.type, id }],
      }),
  })
  const title = formatText(intl, named(manifest, pool ? dialogPhrases.edit : dialogPhrases.create))
  return (
    <FormModal
      form={form}
      open={tools.open}
      size="large"
      title={title}
      action={pool ? formatMessage(words.save) : title}
      failed={failureMessage(pool ? 'update' : 'create', manifest.type, pool?.id)}
      onClose={tools.close}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field of={form} name="name">
          {(field) => <TextField {...field} autoComplete="off" />}
        </Field>
        <OptionsField
          of={form}
          name="address_scope_id"
          query={query(addressScopeEndpoints.addressScopeList)}
          options={({ items }) => items.map(({ id, name }) => ({ value: id, label: name || id }))}
          placeholder={formatMessage(messages.noScope)}
          none={formatMessage(messages.noScope)}
        />
      </div>
      <Field of={form} name="description">
        {(field) => <TextArea {...field} rows={2} limit={255} />}
      </Field>
      <Field of={form} name="prefixes">
        {(field) => <TextArea {...field} rows={3} hint={formatMessage(messages.prefixesHint)} />}
      </Field>
      <div className="grid items-start gap-4 sm:grid-cols-3">
        {(['min_prefixlen', 'default_prefixlen', 'max_prefixlen'] as const).map((name) => (
          <Field key={name} of={form} name={name}>
            {(field) => <NumberField {...field} min={0} max={128} />}
          </Field>
        ))}
      </div>
      <Field of={form} name="default_quota">
        {(field) => <NumberField {...field} min={0} hint={formatMessage(messages.quotaHint)} />}
      </Field>
      <Field of={form} name="is_default">
        {(field) => <CheckField {...field} hint={formatMessage(messages.defaultHint)} />}
      </Field>
      <Field of={form} name="shared">
        {(field) => <CheckField {...field} hint={formatMessage(messages.sharedHint)} />}
      </Field>
      {!pool && (
        <NetworkPreflight
          form={form}
          demands={[{ id: 'subnetpool', label: manifest.names.other, added: 1 }]}
          name={{ typed: form.values.name, among: pages(subnetPoolEndpoints.subnetPoolList) }}
        />
      )}
    </FormModal>
  )
}
