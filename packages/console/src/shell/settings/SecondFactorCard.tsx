import {
  credentialEndpoints,
  FOR_PROGRAMS,
  needsDevice,
  secondFactorOf,
  secondFactorOptions,
  TOTP,
  userEndpoints,
  type Credential,
  type SecondFactor,
} from '@meridian/contract'
import { X } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { asApiError } from '../../api/api-error.ts'
import { sendUnlisted } from '../../api/client.ts'
import { queryClient } from '../../api/query.ts'
import { useConfirm } from '../../framework/actions/ConfirmProvider.tsx'
import { Loaded } from '../../framework/loading/Loaded.tsx'
import { usePolicies } from '../../framework/policy/policy-store.ts'
import { useSession } from '../../framework/session/session.ts'
import { describeError } from '../../framework/text/error-text.ts'
import { factorMessages } from '../../services/second-factor/second-factor.messages.ts'
import { deviceName, devicesOf, factorUser } from '../../services/second-factor/second-factor.queries.ts'
import { Card } from '../../ui/Card.tsx'
import { Status } from '../../ui/Status.tsx'
import { Button, IconButton } from '../../ui/buttons.tsx'
import { CheckField } from '../../ui/fields/CheckField.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { useSignOut } from '../session/use-sign-out.ts'
import { AddDevice } from './AddDevice.tsx'
import { enrolMessages as messages } from './second-factor.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

/** The user's own second factor: its devices, and whether signing in needs one. */
export function SecondFactorCard({ base }: { base: string }) {
  const { formatMessage } = useIntl()
  const { id } = useSession()
  const failed = formatMessage(factorMessages.failed)
  return (
    <Card title={formatMessage(factorMessages.title)}>
      <Loaded query={factorUser('current')} failed={failed}>
        {(user) => (
          <Loaded query={devicesOf(id)} failed={failed}>
            {({ items }) => <Factor base={base} factor={secondFactorOf(user)} devices={items} />}
          </Loaded>
        )}
      </Loaded>
    </Card>
  )
}

interface FactorProps {
  base: string
  factor: SecondFactor
  devices: readonly Credential[]
}

function Factor({ base, factor, devices }: FactorProps) {
  const { formatMessage } = useIntl()
  const { username } = useSession()
  const mayRequire = usePolicies()([['identity', 'identity:update_user']]) === true
  const [isAdding, setAdding] = useState(false)
  const onEnd = (added?: string) => {
    setAdding(false)
    if (added === undefined) return
    toast.success(formatMessage(messages.added, { name: added }))
    void refreshed()
  }
  return (
    <div className="grid gap-4">
      <div className="grid gap-1">
        <Status tone={factor.isOn ? 'ok' : 'off'}>{formatMessage(factor.isOn ? moreWords.on : moreWords.off)}</Status>
        <p className="text-ink-2">{formatMessage(factor.isOn ? messages.on : messages.off)}</p>
        {factor.isOn && <Ways ways={factor.ways} />}
      </div>
      <Devices devices={devices} isLastNeeded={factor.isOn && needsDevice(factor.ways)} />
      {isAdding ? (
        <AddDevice onEnd={onEnd} />
      ) : (
        <div>
          <Button onClick={() => setAdding(true)}>{formatMessage(messages.add)}</Button>
        </div>
      )}
      {!isAdding && !factor.isOn && devices.length > 0 && mayRequire && <Require base={base} />}
      {!factor.isOn && !mayRequire && <p>{formatMessage(messages.askAdmin, { name: username })}</p>}
      {factor.isOn && (mayRequire ? <SwitchOff ways={factor.ways} /> : <p>{formatMessage(messages.onlyAdmin)}</p>)}
    </div>
  )
}

const Ways = ({ ways }: { ways: string[][] }) => (
  <ul className="ms-5 list-disc font-mono text-sm">
    {ways.map((methods) => (
      <li key={methods.join()}>{methods.join(' + ')}</li>
    ))}
  </ul>
)

async function refreshed(): Promise<void> {
  await Promise.all(
    [userEndpoints.userView.path, credentialEndpoints.credentialList.path].map((path) =>
      queryClient.invalidateQueries({ queryKey: ['GET', path] }),
    ),
  )
}

function Devices({ devices, isLastNeeded }: { devices: readonly Credential[]; isLastNeeded: boolean }) {
  const { formatMessage } = useIntl()
  const confirm = useConfirm()
  const isHeld = isLastNeeded && devices.length === 1
  const change = useChange()
  const remove = (device: Credential) =>
    confirm({
      title: formatMessage(messages.removeAsk),
      body: formatMessage(messages.removeBody, { name: deviceName(device) }),
      action: formatMessage(messages.remove),
      danger: true,
      run: () => change(() => sendUnlisted(credentialEndpoints.credentialDelete, { params: { id: device.id } })),
    })
  if (devices.length === 0) return <p className="text-ink-3">{formatMessage(factorMessages.noDevices)}</p>
  return (
    <div className="grid gap-1.5">
      <h3 className="font-medium">{formatMessage(factorMessages.devices)}</h3>
      <ul className="divide-y divide-line rounded-md border border-line">
        {devices.map((device) => (
          <li key={device.id} className="flex items-center gap-2 py-1.5 ps-3 pe-1.5">
            <span className="me-auto min-w-0 wrap-anywhere">{deviceName(device)}</span>
            {!isHeld && (
              <IconButton
                size="small"
                label={formatMessage(messages.removeOne, { name: deviceName(device) })}
                icon={<X aria-hidden />}
                onClick={() => void remove(device)}
              />
            )}
          </li>
        ))}
      </ul>
      {isHeld && <p className="text-sm text-ink-3">{formatMessage(messages.lastDevice)}</p>}
    </div>
  )
}

/** Makes a change, and shows the new state or why it failed. Returns whether it was made. */
function useChange() {
  const intl = useIntl()
  return async (make: () => Promise<unknown>): Promise<boolean> => {
    try {
      await make()
      return true
    } catch (error) {
      const failure = asApiError(error)
      const { requestId } = failure
      toast.danger(intl.formatMessage(factorMessages.changeFailed), { detail: describeError(intl, failure), requestId })
      return false
    } finally {
      await refreshed()
    }
  }
}

const WITH_PASSCODE = [['password', TOTP]]

function Require({ base }: { base: string }) {
  const { formatMessage } = useIntl()
  const { id } = useSession()
  const [arePrograms, setPrograms] = useState(true)
  const [busy, setBusy] = useState(false)
  const change = useChange()
  const signOut = useSignOut(base, 'second-factor')
  const switchOn = async () => {
    setBusy(true)
    const ways = arePrograms ? [...WITH_PASSCODE, FOR_PROGRAMS] : WITH_PASSCODE
    const body = { options: secondFactorOptions({ isOn: true, ways }) }
    // The session has passed one factor only: Keystone gives it no new tokens.
    if (await change(() => sendUnlisted(userEndpoints.userUpdate, { params: { id }, body }))) await signOut()
    setBusy(false)
  }
  return (
    <div className="grid gap-3">
      <CheckField name="programs" label={formatMessage(messages.programs)} value={arePrograms} onChange={setPrograms} />
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="primary" busy={busy} onClick={() => void switchOn()}>
          {formatMessage(messages.require)}
        </Button>
        <p className="text-sm text-ink-3">
          <FormattedMessage {...messages.requireHint} />
        </p>
      </div>
    </div>
  )
}

function SwitchOff({ ways }: { ways: string[][] }) {
  const { formatMessage } = useIntl()
  const { id } = useSession()
  const confirm = useConfirm()
  const change = useChange()
  const switchOff = () =>
    confirm({
      title: formatMessage(messages.switchOffAsk),
      body: formatMessage(messages.switchOffBody),
      action: formatMessage(factorMessages.switchOff),
      danger: true,
      run: () => {
        const body = { options: secondFactorOptions({ isOn: false, ways }) }
        return change(() => sendUnlisted(userEndpoints.userUpdate, { params: { id }, body }))
      },
    })
  return (
    <div>
      <Button onClick={() => void switchOff()}>{formatMessage(factorMessages.switchOff)}</Button>
    </div>
  )
}
