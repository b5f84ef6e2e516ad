import { addressScopeEndpoints, subnetPoolEndpoints, type SubnetPool } from '@meridian/contract'
import { pages } from '../../api/pages.ts'
import { query } from '../../api/query.ts'
import { PlainForm } from '../../framework/forms/PlainForm.tsx'
import { choicesOf } from '../../framework/forms/field-spec.ts'
import { typeNames, words } from '../../framework/text/common.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'
import { NetworkPreflight } from '../../services/network/NetworkPreflight.tsx'
import { poolRequest, poolSchema, poolValues } from './subnet-pool-form.ts'
import { subnetPoolFormMessages as messages } from './subnet-pool-forms.messages.ts'
import { subnetPoolManifest as manifest } from './subnet-pool.manifest.ts'
import { subnetPoolFields as labels } from './subnet-pool.messages.ts'

const scopes = choicesOf({ query: query(addressScopeEndpoints.addressScopeList), placeholder: messages.noScope })

/** Creates a pool, or edits `item`. */
export const SubnetPoolForm = ({ item }: { item?: SubnetPool }) => (
  <PlainForm
    item={item}
    size="large"
    schema={poolSchema}
    defaults={poolValues(item)}
    fields={{
      name: { label: words.name },
      address_scope_id: { label: typeNames.addressScope, options: scopes, beside: true },
      description: { label: words.description, multiline: 2 },
      prefixes: { label: moreWords.prefixes, hint: messages.prefixesHint, multiline: 3 },
      min_prefixlen: { label: labels.minLength },
      default_prefixlen: { label: labels.defaultLength, beside: true },
      max_prefixlen: { label: labels.maxLength, beside: true },
      default_quota: { label: labels.quota, hint: messages.quotaHint },
      is_default: {
        label: labels.isDefault,
        hint: messages.defaultHint,
        policy: [['network', `${item ? 'update' : 'create'}_subnetpool:is_default`]],
      },
      // Neutron shares an existing pool by RBAC alone.
      shared: {
        label: words.shared,
        hint: messages.sharedHint,
        shown: () => !item,
        policy: [['network', 'create_subnetpool:shared']],
      },
    }}
    submit={(values, send) => {
      const body = poolRequest(values, item)
      return item
        ? send(subnetPoolEndpoints.subnetPoolUpdate, { params: { id: item.id }, body })
        : send(subnetPoolEndpoints.subnetPoolCreate, { body })
    }}
    preflight={(form) =>
      !item && (
        <NetworkPreflight
          form={form}
          demands={[{ id: 'subnetpool', label: manifest.names.other, added: 1 }]}
          name={{ typed: form.values.name, among: pages(subnetPoolEndpoints.subnetPoolList) }}
        />
      )
    }
  />
)
