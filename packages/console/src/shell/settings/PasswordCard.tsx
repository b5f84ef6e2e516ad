import { passwordEndpoints } from '@meridian/contract'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import * as z from 'zod'
import { WidgetField } from '../../framework/forms/Field.tsx'
import { FormAlert } from '../../framework/forms/FormModal.tsx'
import { PasswordPair } from '../../framework/forms/PasswordPair.tsx'
import { useResourceForm } from '../../framework/forms/use-resource-form.ts'
import { passwordsMatch, withMessage } from '../../framework/forms/validators.ts'
import { PASSWORD_ANCHOR, paths } from '../../paths.ts'
import { Card } from '../../ui/Card.tsx'
import { Button } from '../../ui/buttons.tsx'
import { PasswordField } from '../../ui/fields/TextField.tsx'
import { frameMessages } from '../messages/frame.messages.ts'
import { passwordLabels, settingsMessages as messages } from './settings.messages.ts'

const schema = z
  .object({ original_password: z.string().min(1), password: z.string().min(1), confirm: z.string().min(1) })
  .refine(...passwordsMatch('password', 'confirm'))
  .refine((form) => form.original_password !== form.password, withMessage(messages.same, ['password']))

/** Changes the user's own password; requires the current one. Afterwards the user signs in again. */
export function PasswordCard({ base }: { base: string }) {
  const { formatMessage } = useIntl()
  const form = useResourceForm({
    schema,
    defaults: { original_password: '', password: '', confirm: '' },
    labels: passwordLabels,
    submit: ({ original_password, password }, send) =>
      send(passwordEndpoints.passwordChange, { body: { original_password, password } }),
    done: () => location.assign(paths.signIn(base, { reason: 'password-changed', next: location.pathname })),
  })
  const formElement = useRef<HTMLFormElement>(null)
  const isMeant = useLocation({ select: ({ hash }) => hash === PASSWORD_ANCHOR })
  useEffect(() => {
    if (isMeant) formElement.current?.querySelector('input')?.focus()
  }, [isMeant])
  return (
    <Card title={formatMessage(frameMessages.changePassword)}>
      <form noValidate ref={formElement} onSubmit={form.submit} className="grid gap-4">
        {form.failure && <FormAlert title={formatMessage(messages.passwordFailed)} error={form.failure} />}
        <WidgetField of={form} name="original_password" as={PasswordField} autoComplete="current-password" />
        <PasswordPair of={form} password="password" confirm="confirm" />
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" variant="primary" busy={form.busy}>
            <FormattedMessage {...frameMessages.changePassword} />
          </Button>
          <p className="text-sm text-ink-3">
            <FormattedMessage {...messages.passwordHint} />
          </p>
        </div>
      </form>
    </Card>
  )
}
