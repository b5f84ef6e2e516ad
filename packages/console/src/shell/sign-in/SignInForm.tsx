import type { Boot, SignInOptions } from '@meridian/contract'
import { type FormEvent, Suspense, useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/buttons.tsx'
import { linkClass } from '../../ui/classes.ts'
import { PasswordField, TextField } from '../../ui/fields/TextField.tsx'
import { CredentialFields } from './CredentialFields.tsx'
import { FailureNote } from './notes.tsx'
import { postSignIn } from './post-sign-in.ts'
import { APPLICATION_CREDENTIAL, CREDENTIALS, type Missing, missingFields } from './required-fields.ts'
import { signInMessages as messages, demoAccount, demoHint } from './sign-in.messages.ts'
import { useRefusal } from './use-refusal.ts'
import { lazyPart } from '../../ui/lazy-part.ts'

// A third of the page's code, and most clouds have nothing to select.
const SelectField = lazyPart(async () => (await import('../../ui/fields/SelectField.tsx')).SelectField)

/** Uncontrolled inputs, read on submit: whatever a password manager enters counts. */
export function SignInForm({ boot, next }: { boot: Boot; next: string | null }) {
  const { formatMessage } = useIntl()
  const { regions, authTypes, defaultDomain, demoAccounts } = boot.signIn
  const [authType, setAuthType] = useState(authTypes[0]?.value ?? CREDENTIALS)
  const [region, setRegion] = useState(boot.signIn.region)
  const [busy, setBusy] = useState(false)
  const [passcode, setPasscode] = useState(false)
  const [missing, setMissing] = useState<Missing>({})
  const { failure, notify } = useRefusal()
  const form = useRef<HTMLFormElement>(null)
  const submit = useRef<HTMLButtonElement>(null)
  const field = (name: string) => form.current?.querySelector<HTMLInputElement>(`input[name="${name}"]`)
  const byPassword = authType === CREDENTIALS

  useEffect(() => form.current?.querySelector<HTMLInputElement>('input[name="username"]')?.focus(), [])
  useRestored(() => setBusy(false))

  const signIn = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const fields = Object.fromEntries(new FormData(event.currentTarget).entries())
    const lacks = missingFields(authType, fields)
    notify(null)
    setMissing(lacks)
    const [first] = Object.keys(lacks)
    if (first) return field(first)?.focus()
    setBusy(true)
    const reply = await postSignIn(boot.base, { ...fields, auth_type: authType, region, next: next ?? undefined })
    // Still busy while the next page loads.
    if ('location' in reply) return location.assign(reply.location)
    if ('expired' in reply) return location.assign(paths.expiredPassword(boot.base, reply.expired, { region, next }))
    setBusy(false)
    if ('required' in reply) return setPasscode(true)
    notify(reply)
    field(passcode ? 'passcode' : 'password')?.select()
  }

  return (
    <form noValidate ref={form} onSubmit={signIn} className="grid w-full max-w-85 gap-4">
      <h1 className="text-xl font-bold tracking-tight">
        <FormattedMessage {...messages.title} />
      </h1>
      {authTypes.length > 1 && (
        <Suspense fallback={<SelectPlaceholder />}>
          <SelectField
            label={formatMessage(messages.authType)}
            options={authTypes}
            value={authType}
            onChange={(type) => {
              setAuthType(type)
              setMissing({})
              notify(null)
            }}
          />
        </Suspense>
      )}
      {byPassword && <CredentialFields missing={missing} defaultDomain={defaultDomain} passcode={passcode} />}
      {byPassword && regions.length > 1 && (
        <Suspense fallback={<SelectPlaceholder />}>
          <SelectField label={formatMessage(messages.region)} options={regions} value={region} onChange={setRegion} />
        </Suspense>
      )}
      {authType === APPLICATION_CREDENTIAL && <ApplicationCredentialFields missing={missing} />}
      {failure && <FailureNote>{failure}</FailureNote>}
      <Button ref={submit} type="submit" variant="primary" size="large" busy={busy} className="w-full">
        <FormattedMessage {...(byPassword || authType === APPLICATION_CREDENTIAL ? messages.submit : messages.goOn)} />
      </Button>
      {demoAccounts.length > 0 && byPassword && (
        <DemoAccounts
          accounts={demoAccounts}
          onChoose={(account) => {
            for (const name of ['username', 'password'] as const) {
              const input = field(name)
              if (input) input.value = account[name]
            }
            submit.current?.focus()
          }}
        />
      )}
    </form>
  )
}

/** As high as the field that replaces it. */
const SelectPlaceholder = () => <div className="h-15.5" />

/** Id and secret of an application credential. */
function ApplicationCredentialFields({ missing }: { missing: Missing }) {
  const { formatMessage } = useIntl()
  const errorOf = (name: string) => missing[name] && formatMessage(missing[name])
  return (
    <>
      <TextField
        name="application_credential_id"
        label={formatMessage(messages.credentialId)}
        error={errorOf('application_credential_id')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        mono
      />
      <PasswordField
        name="application_credential_secret"
        label={formatMessage(messages.credentialSecret)}
        error={errorOf('application_credential_secret')}
        autoComplete="off"
      />
    </>
  )
}

type Account = SignInOptions['demoAccounts'][number]

/** Lists the accounts of a demonstration cloud; choosing one fills the form. */
function DemoAccounts({ accounts, onChoose }: { accounts: Account[]; onChoose: (account: Account) => void }) {
  const intl = useIntl()
  const buttons = accounts.map((account) => (
    <button
      key={account.username}
      type="button"
      className={`${linkClass} cursor-pointer`}
      onClick={() => onChoose(account)}
    >
      <FormattedMessage {...demoAccount} values={account} />
    </button>
  ))
  return (
    <p className="text-sm text-ink-2">
      <FormattedMessage {...demoHint} values={{ accounts: intl.formatList(buttons, { type: 'disjunction' }) }} />
    </p>
  )
}

/** Calls back when the browser restores this page from its back-forward cache, still busy. */
function useRestored(callback: () => void) {
  const latest = useRef(callback)
  latest.current = callback
  useEffect(() => {
    const restored = (event: PageTransitionEvent) => event.persisted && latest.current()
    addEventListener('pageshow', restored)
    return () => removeEventListener('pageshow', restored)
  }, [])
}
