import {
  needsDevice,
  secondFactorOf,
  secondFactorOptions,
  TOTP,
  userEndpoints,
  type Credential,
  type User,
} from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { Field } from '../../framework/forms/Field.tsx'
import { ItemForm } from '../../framework/forms/ItemForm.tsx'
import { acrossFields, withMessage } from '../../framework/forms/validators.ts'
import { Loaded } from '../../framework/loading/Loaded.tsx'
import type { ModalTools } from '../../framework/resource/modal.ts'
import { words } from '../../framework/text/common.messages.ts'
import { factorMessages } from '../../services/second-factor/second-factor.messages.ts'
import { deviceName, devicesOf } from '../../services/second-factor/second-factor.queries.ts'
import { DescriptionList } from '../../ui/Card.tsx'
import { SwitchField } from '../../ui/fields/SwitchField.tsx'
import { TextArea } from '../../ui/fields/TextArea.tsx'
import { userFactorMessages as messages, userFactorPhrases as phrases } from './user.messages.ts'

const DEFAULT_WAYS = [['password', TOTP]]

/** 'password, totp' on a line of its own for each way. */
export const waysIn = (text: string): string[][] =>
  text
    .split('\n')
    .map((line) => line.split(',').flatMap((method) => method.trim() || []))
    .filter((methods) => methods.length > 0)

const textOf = (ways: readonly (readonly string[])[]) => ways.map((methods) => methods.join(', ')).join('\n')

const someWays = z.string().refine((text) => waysIn(text).length > 0, withMessage(messages.noWay))

/** Users without a device are not locked out; `devices` is undefined while nobody knows them. */
export const schemaFor = (devices: readonly Credential[] | undefined) =>
  z.object({ required: z.boolean(), ways: someWays }).superRefine(
    ...acrossFields(({ required, ways }) => {
      if (required !== true || !needsDevice(waysIn(String(ways)))) return null
      if (!devices) return { field: 'ways', message: messages.devicesUnknown }
      return devices.length === 0 ? { field: 'ways', message: messages.noDevice } : null
    }),
  )

/** Shows an administrator the second factor of a user, switches it on or off, and sets what is required. */
export function UserSecondFactor({ item, tools }: { item: User; tools: ModalTools }) {
  const { formatMessage } = useIntl()
  const owned = devicesOf(item.id)
  const devices = useQuery(owned).data?.items
  const { isOn, ways } = secondFactorOf(item)
  return (
    <ItemForm
      item={item}
      label={item.name}
      tools={tools}
      title={factorMessages.title}
      action={words.save}
      failed={formatMessage(factorMessages.changeFailed)}
      schema={useMemo(() => schemaFor(devices), [devices])}
      defaults={{ required: isOn, ways: textOf(ways.length > 0 ? ways : DEFAULT_WAYS) }}
      labels={{ required: messages.required, ways: messages.ways }}
      submit={({ required, ways: text }, send) => {
        const options = secondFactorOptions({ isOn: required, ways: waysIn(text) })
        return send(userEndpoints.userUpdate, { params: { id: item.id }, body: { options } })
      }}
      sent={() => formatMessage(phrases.changed, { name: item.name })}
    >
      {(form) => (
        <>
          <DescriptionList
            items={[
              {
                term: formatMessage(factorMessages.devices),
                value: (
                  <Loaded query={owned} failed={formatMessage(factorMessages.failed)}>
                    {({ items }) => items.map(deviceName).join(', ') || formatMessage(factorMessages.noDevices)}
                  </Loaded>
                ),
              },
            ]}
          />
          <Field of={form} name="required">
            {(field) => <SwitchField {...field} />}
          </Field>
          <Field of={form} name="ways">
            {(field) => <TextArea {...field} hint={formatMessage(messages.waysHint)} rows={3} mono />}
          </Field>
        </>
      )}
    </ItemForm>
  )
}
