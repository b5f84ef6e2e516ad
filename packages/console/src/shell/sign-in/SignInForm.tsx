import type { Boot } from '@meridian/contract'
import { CircleAlert } from 'lucide-react'
import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl'
import { Button } from '../../ui/Button.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { DemoAccounts } from './DemoAccounts.tsx'
import { postSignIn, type SignInAnswer } from './post-sign-in.ts'
import { signInMessages as messages } from './sign-in.messages.ts'

const CREDENTIALS = 'credentials'

// A third of the page's code, and most clouds have nothing to select.
const SelectField = lazy(async () => ({ default: (await import('../../ui/SelectField.tsx')).SelectField }))

/** The fields are the browser's own, read when they are sent: whatever a password manager does to them counts. */
export function SignInForm({ boot, next }: { boot: Boot; next: string | null }) {
  const { formatMessage } = useIntl()
  const { regions, authTypes, defaultDomain, demoAccounts } = boot.signIn
  const [authType, setAuthType] = useState(authTypes[0]?.value ?? CREDENTIALS)
  const [region, setRegion] = useState(regions[0]?.value)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [missing, setMissing] = useState<{ username?: boolean; password?: boolean }>({})
  const username = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)
  const submit = useRef<HTMLButtonElement>(null)

  useEffect(() => username.current?.focus(), [])
  useRestored(() => setBusy(false))

  const tell = (answer: Exclude<SignInAnswer, { location: string }>) => {
    const reason: MessageDescriptor = 'failed' in answer ? messages[answer.failed] : messages.refused
    setFailure('refused' in answer && answer.refused ? answer.refused : formatMessage(reason))
    password.current?.select()
  }

  const signIn = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const fields = Object.fromEntries(new FormData(event.currentTarget).entries())
    const lacks = { username: !fields.username, password: !fields.password }
    setFailure(null)
    if (authType === CREDENTIALS) {
      setMissing(lacks)
      if (lacks.username) return username.current?.focus()
      if (lacks.password) return password.current?.focus()
    }
    setBusy(true)
    const answer = await postSignIn(boot.base, { ...fields, auth_type: authType, region, next: next ?? undefined })
    // Still busy while the next page loads.
    if ('location' in answer) return location.assign(answer.location)
    setBusy(false)
    tell(answer)
  }

  return (
    <form noValidate onSubmit={signIn} className="grid w-full max-w-85 gap-4">
      <h1 className="text-xl font-bold tracking-tight">
        <FormattedMessage {...messages.title} />
      </h1>
      {authTypes.length > 1 && (
        <Suspense fallback={<SelectPlace />}>
          <SelectField
            label={formatMessage(messages.authType)}
            options={authTypes}
            value={authType}
            onChange={setAuthType}
          />
        </Suspense>
      )}
      {authType === CREDENTIALS && (
        <>
          <TextField
            ref={username}
            name="username"
            label={formatMessage(messages.username)}
            error={missing.username && formatMessage(messages.usernameMissing)}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
          <PasswordField
            ref={password}
            name="password"
            label={formatMessage(messages.password)}
            error={missing.password && formatMessage(messages.passwordMissing)}
            autoComplete="current-password"
          />
          <TextField
            name="domain"
            label={formatMessage(messages.domain)}
            defaultValue={defaultDomain}
            autoComplete="organization"
            autoCapitalize="none"
            spellCheck={false}
          />
          {regions.length > 1 && region && (
            <Suspense fallback={<SelectPlace />}>
              <SelectField
                label={formatMessage(messages.region)}
                options={regions}
                value={region}
                onChange={setRegion}
              />
            </Suspense>
          )}
        </>
      )}
      {failure && (
        <p role="alert" className="flex gap-2 rounded-md bg-bad-soft px-3 py-2 wrap-anywhere text-ink">
          <CircleAlert className="mt-0.5 size-4 shrink-0 text-bad" aria-hidden />
          {failure}
        </p>
      )}
      <Button ref={submit} type="submit" variant="primary" size="large" busy={busy} className="w-full">
        <FormattedMessage {...messages.submit} />
      </Button>
      {demoAccounts.length > 0 && authType === CREDENTIALS && (
        <DemoAccounts
          accounts={demoAccounts}
          onChoose={(account) => {
            if (username.current) username.current.value = account.username
            if (password.current) password.current.value = account.password
            submit.current?.focus()
          }}
        />
      )}
    </form>
  )
}

/** As high as the field that takes its place. */
const SelectPlace = () => <div className="h-15.5" />

/** Calls back when the browser brings this page back from its history as it was left: at work. */
function useRestored(callback: () => void) {
  const latest = useRef(callback)
  latest.current = callback
  useEffect(() => {
    const restored = (event: PageTransitionEvent) => event.persisted && latest.current()
    addEventListener('pageshow', restored)
    return () => removeEventListener('pageshow', restored)
  }, [])
}
