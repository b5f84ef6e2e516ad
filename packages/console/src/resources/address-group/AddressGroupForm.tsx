import { addressGroupEndpoints, type AddressGroup } from '@meridian/contract'
import { useMemo } from 'react'
import * as z from 'zod'
import { PlainForm } from '../../framework/forms/PlainForm.tsx'
import { words } from '../../framework/text/common.messages.ts'
import { addressesField, addressesIn } from '../../services/network/addresses-form.ts'
import { addressFormHint } from '../../services/network/addresses-form.messages.ts'
import { addressGroupMessages as messages } from './address-group.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

const about = z.object({ name: z.string().trim().min(1).max(255), description: z.string().max(255) })
const aboutFields = { name: { label: words.name }, description: { label: words.description, multiline: true } }

const group = about.extend({ addresses: addressesField() })
const addresses = { label: moreWords.addresses, hint: addressFormHint.hint, multiline: true }

export const CreateAddressGroup = () => (
  <PlainForm
    schema={group}
    defaults={{ name: '', description: '', addresses: '' }}
    fields={{ ...aboutFields, addresses }}
    preflight={{ none: 'Neutron has no quota of address groups' }}
    submit={(values, send) =>
      send(addressGroupEndpoints.addressGroupCreate, { body: { ...values, addresses: addressesIn(values.addresses) } })
    }
  />
)

/** Neutron changes addresses by calls of their own. */
export const EditAddressGroup = ({ item }: { item: AddressGroup }) => (
  <PlainForm
    item={item}
    schema={about}
    defaults={{ name: item.name, description: item.description }}
    fields={aboutFields}
    submit={(body, send) => send(addressGroupEndpoints.addressGroupUpdate, { params: { id: item.id }, body })}
  />
)

export function AddAddresses({ item }: { item: AddressGroup }) {
  const schema = useMemo(
    () => z.object({ addresses: addressesField(item.addresses).refine((text) => addressesIn(text).length > 0) }),
    [item],
  )
  return (
    <PlainForm
      item={item}
      title={messages.add}
      about={item.name || item.id}
      failed={messages.addFailed}
      success={messages.added}
      schema={schema}
      defaults={{ addresses: '' }}
      fields={{ addresses }}
      submit={({ addresses: text }, send) =>
        send(addressGroupEndpoints.addressGroupAdd, { params: { id: item.id }, body: { addresses: addressesIn(text) } })
      }
    />
  )
}
