import { addressScopeEndpoints, type AddressScope } from '@meridian/contract'
import * as z from 'zod'
import { PlainForm } from '../../framework/forms/PlainForm.tsx'
import type { FieldSpec } from '../../framework/forms/field-spec.ts'
import { words } from '../../framework/text/common.messages.ts'
import { ipVersions } from '../../services/network/network.messages.ts'
import { addressScopeMessages as messages } from './address-scope.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

const name = z.string().trim().min(1).max(255)
const createSchema = z.object({ name, ip_version: z.enum(['4', '6']), shared: z.boolean() })
const editSchema = z.object({ name, shared: z.boolean() })

const shared = (rule: string): Pick<FieldSpec, 'label' | 'hint' | 'policy'> => ({
  label: words.shared,
  hint: messages.sharedHint,
  policy: [['network', rule]],
})

export const CreateAddressScope = () => (
  <PlainForm
    schema={createSchema}
    defaults={{ name: '', ip_version: '4', shared: false }}
    fields={{
      name: { label: words.name },
      ip_version: { label: moreWords.ipVersion, words: ipVersions },
      shared: shared('create_address_scope:shared'),
    }}
    preflight={{ none: 'Neutron has no quota of address scopes' }}
    submit={({ ip_version: version, ...values }, send) =>
      send(addressScopeEndpoints.addressScopeCreate, { body: { ...values, ip_version: version === '6' ? 6 : 4 } })
    }
  />
)

export const EditAddressScope = ({ item }: { item: AddressScope }) => (
  <PlainForm
    item={item}
    schema={editSchema}
    defaults={{ name: item.name, shared: item.shared }}
    fields={{
      name: { label: words.name },
      // Neutron refuses to take it back.
      shared: { ...shared('update_address_scope:shared'), shown: () => !item.shared },
    }}
    submit={(body, send) => send(addressScopeEndpoints.addressScopeUpdate, { params: { id: item.id }, body })}
  />
)
