import type { Boot, UserSession } from '@meridian/contract'
import { type FormEvent, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { endSession } from '../../api/end-session.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/buttons.tsx'
import { PasswordField } from '../../ui/fields/TextField.tsx'
import { Dialog } from '../../ui/popups/Dialog.tsx'
import { FailureNote } from '../sign-in/notes.tsx'
import { PasscodeField } from '../sign-in/PasscodeField.tsx'
import { postSignIn } from '../sign-in/post-sign-in.ts'
import { CREDENTIALS, type Missing, missingFields } from '../sign-in/required-fields.ts'
import { signInMessages } from '../sign-in/sign-in.messages.ts'
import { useRefusal } from '../sign-in/use-refusal.ts'
import { signInAgainMessages as messages, signInAgainText } from './sign-in-again.messages.ts'

export interface SignInAgainProps {
  open: boolean
  boot: Pick<Boot, 'base' | 'signIn'>
  user: Pick<UserSession, 'username' | 'user_domain_name'>
  onSignedIn: () => void
}

/** Asks for the password over a page whose session has ended, so that the page is not lost. */
export function SignInAgain({ open, boot, user, onSignedIn }: SignInAgainProps) {
  const { formatMessage } = useIntl()
  const [busy, setBusy] = useState(false)
  const [passcode, setPasscode] = useState(false)
  const [missing, setMissing] = useState<Missing>({})
  const { failure, notify } = useRefusal()
  const password = useRef<HTMLInputElement>(null)
  const errorOf = (name: string) => missing[name] && formatMessage(missing[name])
  const here = location.pathname + location.search

  const signIn = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const fields = Object.fromEntries(new FormData(event.currentTarget).entries())
    const lacks = missingFields(CREDENTIALS, fields)
    notify(null)
    setMissing(lacks)
    if (Object.keys(lacks).length > 0) return password.current?.focus()
    setBusy(true)
    const { region } = boot.signIn
    const reply = await postSignIn(boot.base, {
      ...fields,
      username: user.username,
      domain: user.user_domain_name,
      auth_type: CREDENTIALS,
      region,
    })
    if ('expired' in reply)
      return location.assign(paths.expiredPassword(boot.base, reply.expired, { region, next: here }))
    setBusy(false)
    if ('location' in reply) {
      setPasscode(false)
      return onSignedIn()
    }
    if ('required' in reply) return setPasscode(true)
    notify(reply)
    password.current?.select()
  }

  return (
    <Dialog
      open={open}
      onClose={() => {}}
      locked
      size="small"
      title={formatMessage(messages.title)}
      description={formatMessage(signInAgainText, { name: user.username })}
      initialFocus={password}
      onSubmit={signIn}
      footer={
        <>
          <Button
            onClick={() =>
              void endSession(boot.base).finally(() => location.assign(paths.signInAgain(boot.base, here)))
            }
            disabled={busy}
          >
            <FormattedMessage {...messages.elsewhere} />
          </Button>
          <Button type="submit" variant="primary" busy={busy}>
            <FormattedMessage {...signInMessages.submit} />
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <input type="hidden" autoComplete="username" value={user.username} readOnly />
        <PasswordField
          ref={password}
          name="password"
          label={formatMessage(signInMessages.password)}
          error={errorOf('password')}
          autoComplete="current-password"
        />
        {passcode && <PasscodeField error={errorOf('passcode')} />}
        {failure && <FailureNote>{failure}</FailureNote>}
      </div>
    </Dialog>
  )
}
