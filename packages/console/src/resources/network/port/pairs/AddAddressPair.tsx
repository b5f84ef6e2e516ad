import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { Field } from '../../../../framework/forms/Field.tsx'
import { ItemForm } from '../../../../framework/forms/ItemForm.tsx'
import { saying } from '../../../../framework/forms/validators.ts'
import type { ModalTools } from '../../../../framework/modals/modal.ts'
import { portLabel } from '../../../../services/network/port-label.ts'
import { TextField } from '../../../../ui/fields/TextField.tsx'
import { infoSchema } from '../form/port-form.ts'
import type { Port } from '../port.queries.ts'
import { changePairs, idOfPair } from './address-pairs.ts'
import { pairFields, pairMessages } from './pairs.messages.ts'

/** Lets a port use an address that is not its own. */
export function AddAddressPair({ port, tools }: { port: Port; tools: ModalTools }) {
  const { formatMessage } = useIntl()
  const schema = useMemo(() => {
    const taken = port.allowed_address_pairs.map(idOfPair)
    return z
      .object({
        ip: z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]),
        mac: infoSchema.shape.mac_address,
      })
      .refine(
        ({ ip, mac }) => !taken.includes(idOfPair({ ip_address: ip, mac_address: mac || port.mac_address })),
        saying(pairMessages.taken, ['ip']),
      )
  }, [port])
  return (
    <ItemForm
      item={port}
      label={portLabel(port)}
      tools={tools}
      title={pairMessages.add}
      failed={formatMessage(pairMessages.failed)}
      schema={schema}
      defaults={{ ip: '', mac: '' }}
      labels={pairFields}
      submit={({ ip, mac }) =>
        changePairs(port, (pairs) => [...pairs, { ip_address: ip, ...(mac && { mac_address: mac }) }])
      }
      sent={() => formatMessage(pairMessages.added)}
    >
      {(form) => (
        <>
          <Field of={form} name="ip">
            {(field) => <TextField {...field} mono autoComplete="off" />}
          </Field>
          <Field of={form} name="mac">
            {(field) => <TextField {...field} mono hint={formatMessage(pairMessages.macHint)} />}
          </Field>
        </>
      )}
    </ItemForm>
  )
}
