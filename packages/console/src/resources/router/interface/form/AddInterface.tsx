import { routerEndpoints, type Router } from '@meridian/contract'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { call } from '../../../../api/client.ts'
import { Field } from '../../../../framework/forms/Field.tsx'
import { ItemForm } from '../../../../framework/forms/ItemForm.tsx'
import { OptionsField } from '../../../../framework/forms/OptionsField.tsx'
import type { ModalTools } from '../../../../framework/modals/modal.ts'
import { TextField } from '../../../../ui/fields/TextField.tsx'
import { routerLabel } from '../../router-label.ts'
import { addInterfaceLabels, interfaceMessages as messages } from '../interface.messages.ts'
import { PORT_TYPE } from '../interface.queries.ts'
import { subnetChoicesFor } from './subnet-choices.ts'

const schema = z.object({
  subnet_id: z.string().min(1),
  ip_address: z
    .string()
    .trim()
    .pipe(z.union([z.literal(''), z.ipv4(), z.ipv6()])),
})

export function AddInterface({ router, tools }: { router: Router; tools: ModalTools }) {
  const { formatMessage } = useIntl()
  return (
    <ItemForm
      item={router}
      label={routerLabel(router)}
      tools={tools}
      title={messages.add}
      failed={formatMessage(messages.failed)}
      schema={schema}
      defaults={{ subnet_id: '', ip_address: '' }}
      labels={addInterfaceLabels}
      submit={({ subnet_id, ip_address }) =>
        call(routerEndpoints.routerInterfaceAdd, {
          params: { id: router.id },
          body: { subnet_id, ...(ip_address && { ip_address }) },
        })
      }
      sent={() => formatMessage(messages.added)}
      outcome={({ port_id: id }) => ({ created: [{ type: PORT_TYPE, id }] })}
    >
      {(form) => (
        <>
          <OptionsField
            of={form}
            name="subnet_id"
            query={subnetChoicesFor(router)}
            options={(choices) => choices}
            placeholder={formatMessage(messages.selectSubnet)}
            none={formatMessage(messages.noSubnets)}
          />
          <Field of={form} name="ip_address">
            {(field) => <TextField {...field} mono autoComplete="off" hint={formatMessage(messages.addressHint)} />}
          </Field>
        </>
      )}
    </ItemForm>
  )
}
