import { secondFactorEndpoints } from '@meridian/contract'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import * as z from 'zod'
import { ApiError } from '../../api/api-error.ts'
import { WidgetField } from '../../framework/forms/Field.tsx'
import { FormAlert } from '../../framework/forms/FormModal.tsx'
import { useResourceForm } from '../../framework/forms/use-resource-form.ts'
import { withMessage } from '../../framework/forms/validators.ts'
import { useSession } from '../../framework/session/session.ts'
import { frameworkMessages } from '../../framework/text/framework.messages.ts'
import { deviceUri, inFours, newSecret } from '../../services/second-factor/enrolment.ts'
import { Button } from '../../ui/buttons.tsx'
import { CopyBlock } from '../../ui/copy.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { QrCode } from '../../ui/qr/QrCode.tsx'
import { enrolMessages as messages } from './second-factor.messages.ts'
import { words } from '../../framework/text/common.messages.ts'

const schema = z.object({
  name: z.string().trim().min(1).max(64),
  passcode: z
    .string()
    .transform((text) => text.replaceAll(/\s/g, ''))
    .refine((text) => /^\d{6}$/.test(text), withMessage(messages.sixDigits)),
})

/** A new secret as a QR code and as text; the device is added only when it shows the right passcode. */
export function AddDevice({ onEnd }: { onEnd: (added?: string) => void }) {
  const { formatMessage } = useIntl()
  const { username, user_domain_name: domain } = useSession()
  const [secret] = useState(newSecret)
  const form = useResourceForm({
    schema,
    defaults: { name: formatMessage(messages.phone), passcode: '' },
    labels: { name: words.deviceName, passcode: messages.passcode },
    submit: async (device, send) => {
      try {
        await send(secondFactorEndpoints.passcodeDeviceCreate, { body: { ...device, secret } })
      } catch (error) {
        throw inWords(error, formatMessage(messages.wrong), formatMessage(messages.refused))
      }
      return device.name
    },
    done: onEnd,
  })
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-4">
      {form.failure && <FormAlert title={formatMessage(messages.addFailed)} error={form.failure} />}
      <div className="grid gap-2">
        <p>
          <FormattedMessage {...messages.scan} />
        </p>
        <QrCode
          text={deviceUri({ secret, account: `${username}@${domain}`, issuer: location.hostname })}
          label={formatMessage(messages.qr)}
        />
      </div>
      <div className="grid gap-2">
        <CopyBlock label={formatMessage(messages.secret)} value={inFours(secret)} />
        <p className="text-sm text-ink-3">
          <FormattedMessage {...messages.keep} />
        </p>
      </div>
      <WidgetField of={form} name="name" as={TextField} />
      <WidgetField
        of={form}
        name="passcode"
        as={TextField}
        hint={formatMessage(messages.passcodeHint)}
        autoComplete="one-time-code"
        inputMode="numeric"
        mono
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={form.busy}>
          <FormattedMessage {...messages.add} />
        </Button>
        <Button onClick={() => onEnd()}>
          <FormattedMessage {...frameworkMessages.cancel} />
        </Button>
      </div>
    </form>
  )
}

/** The refusals of a passcode in the user's language; both are our server's own, not Keystone's. */
function inWords(error: unknown, wrong: string, refused: string): unknown {
  if (!(error instanceof ApiError) || (error.status !== 400 && error.status !== 409)) return error
  const { reason, endpoint, status } = error
  return new ApiError(`passcode: ${status === 400 ? wrong : refused}`, { reason, endpoint, status })
}
