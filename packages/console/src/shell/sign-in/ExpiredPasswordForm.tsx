import { type FormEvent, useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/buttons.tsx'
import { linkClass } from '../../ui/classes.ts'
import { PasswordField } from '../../ui/fields/TextField.tsx'
import { FailureNote } from './notes.tsx'
import { expiredPasswordMessages as messages } from './expired-password.messages.ts'
import { type NewPasswordFields, type PasswordProblems, passwordProblems } from './new-password.ts'
import { postNewPassword } from './post-sign-in.ts'
import { useRefusal } from './use-refusal.ts'

interface ExpiredPasswordFormProps {
  base: string
  /** The id of the user. */
  user: string
  /** The region of Keystone, and the page after signing in. */
  query: URLSearchParams
}

const FIELDS = [
  { name: 'original_password', label: messages.original, autoComplete: 'current-password' },
  { name: 'password', label: messages.password, autoComplete: 'new-password' },
  { name: 'confirm_password', label: messages.confirm, autoComplete: 'new-password' },
] as const

/** Changes an expired password; requires the current one. */
export function ExpiredPasswordForm({ base, user, query }: ExpiredPasswordFormProps) {
  const { formatMessage } = useIntl()
  const [busy, setBusy] = useState(false)
  const [problems, setProblems] = useState<PasswordProblems>({})
  const { failure, notify } = useRefusal()
  const form = useRef<HTMLFormElement>(null)
  const next = query.get('next')
  useEffect(() => form.current?.querySelector('input')?.focus(), [])

  const change = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const data = new FormData(event.currentTarget)
    const textOf = (name: keyof NewPasswordFields) => String(data.get(name) ?? '')
    const fields: NewPasswordFields = {
      original_password: textOf('original_password'),
      password: textOf('password'),
      confirm_password: textOf('confirm_password'),
    }
    const found = passwordProblems(fields)
    notify(null)
    setProblems(found)
    const [first] = Object.keys(found)
    if (first) return form.current?.querySelector<HTMLInputElement>(`input[name="${first}"]`)?.focus()
    setBusy(true)
    const refusal = await postNewPassword(base, user, { ...fields, region: query.get('region') ?? undefined })
    if (!refusal) return location.assign(paths.signIn(base, { reason: 'password-reset', next }))
    setBusy(false)
    notify(refusal)
  }

  return (
    <form noValidate ref={form} onSubmit={change} className="grid w-full max-w-85 gap-4">
      <h1 className="text-xl font-bold tracking-tight">
        <FormattedMessage {...messages.title} />
      </h1>
      <p className="text-ink-2">
        <FormattedMessage {...messages.expired} />
      </p>
      {FIELDS.map(({ name, label, autoComplete }) => (
        <PasswordField
          key={name}
          name={name}
          label={formatMessage(label)}
          error={problems[name] && formatMessage(problems[name])}
          autoComplete={autoComplete}
        />
      ))}
      {failure && <FailureNote>{failure}</FailureNote>}
      <Button type="submit" variant="primary" size="large" busy={busy} className="w-full">
        <FormattedMessage {...messages.submit} />
      </Button>
      <a href={paths.signIn(base, { next })} className={`${linkClass} justify-self-start`}>
        <FormattedMessage {...messages.back} />
      </a>
    </form>
  )
}
