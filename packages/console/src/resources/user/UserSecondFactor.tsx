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
import { PlainForm } from '../../framework/forms/PlainForm.tsx'
import { acrossFields, withMessage } from '../../framework/forms/validators.ts'
import { Loaded } from '../../framework/loading/Loaded.tsx'
import { words } from '../../framework/text/common.messages.ts'
import { factorMessages } from '../../services/second-factor/second-factor.messages.ts'
import { deviceName, devicesOf } from '../../services/second-factor/second-factor.queries.ts'
import { DescriptionList } from '../../ui/Card.tsx'
import { userFactorMessages as messages } from './user.messages.ts'

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
export function UserSecondFactor({ item }: { item: User }) {
  const devices = useQuery(devicesOf(item.id)).data?.items
  const { isOn, ways } = secondFactorOf(item)
  return (
    <PlainForm
      item={item}
      about={item.name}
      title={factorMessages.title}
      action={words.save}
      failed={factorMessages.changeFailed}
      success={messages.changed}
      schema={useMemo(() => schemaFor(devices), [devices])}
      defaults={{ required: isOn, ways: textOf(ways.length > 0 ? ways : DEFAULT_WAYS) }}
      fields={{
        required: { label: messages.required, as: 'switch', above: () => <Devices of={item} /> },
        ways: { label: messages.ways, hint: messages.waysHint, multiline: 3, mono: true },
      }}
      submit={({ required, ways: text }, send) => {
        const options = secondFactorOptions({ isOn: required, ways: waysIn(text) })
        return send(userEndpoints.userUpdate, { params: { id: item.id }, body: { options } })
      }}
    />
  )
}

function Devices({ of: { id } }: { of: User }) {
  const { formatMessage } = useIntl()
  const value = (
    <Loaded query={devicesOf(id)} failed={formatMessage(factorMessages.failed)}>
      {({ items }) => items.map(deviceName).join(', ') || formatMessage(factorMessages.noDevices)}
    </Loaded>
  )
  return <DescriptionList items={[{ term: formatMessage(factorMessages.devices), value }]} />
}
