import { useQuery } from '@tanstack/react-query'
import { Suspense, useState, useSyncExternalStore } from 'react'
import { useIntl, FormattedMessage } from 'react-intl'
import { AccessFiles } from '../../flows/api-access/AccessFiles.tsx'
import { FormAlert } from '../../framework/forms/FormModal.tsx'
import { catalogQuery } from '../../framework/session/services.ts'
import { useSession } from '../../framework/session/session.ts'
import { compareText } from '../../framework/text/wording.ts'
import { authUrlOf } from '../../services/credentials/credential-files.ts'
import { factorMessages } from '../../services/second-factor/second-factor.messages.ts'
import { chooseTheme, chosenTheme, subscribeToTheme, type Theme } from '../../theme/theme.ts'
import { Card } from '../../ui/Card.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { ComboboxField } from '../../ui/fields/ComboboxField.tsx'
import { RadioField } from '../../ui/fields/RadioField.tsx'
import { Skeleton } from '../../ui/progress.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { frameMessages } from '../messages/frame.messages.ts'
import { useLanguage } from '../messages/use-language.ts'
import { chooseTimezone, chosenTimezone, subscribeToTimezone } from '../messages/timezone.ts'
import { themeMessages } from '../messages/widget.messages.ts'
import { settingsMessages as messages } from './settings.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'
import { lazyPart } from '../../ui/lazy-part.ts'

// The forms are most of this page's code, and are below the first screen.
const ListsCard = lazyPart(async () => (await import('./ListsCard.tsx')).ListsCard)
const SecondFactorCard = lazyPart(async () => (await import('./SecondFactorCard.tsx')).SecondFactorCard)
const PasswordCard = lazyPart(async () => (await import('./PasswordCard.tsx')).PasswordCard)

/** The user's settings, and downloads of access files. */
export function SettingsPage({ base }: { base: string }) {
  const { formatMessage } = useIntl()
  return (
    <>
      <PageHeader title={formatMessage(moreWords.settings)} />
      <div className="mt-4 grid max-w-2xl gap-4">
        <DisplayCard />
        <Suspense fallback={<Waiting title={formatMessage(messages.lists)} />}>
          <ListsCard />
        </Suspense>
        <AccessCard />
        <Suspense fallback={<Waiting title={formatMessage(factorMessages.title)} />}>
          <SecondFactorCard base={base} />
        </Suspense>
        <Suspense fallback={<Waiting title={formatMessage(frameMessages.changePassword)} />}>
          <PasswordCard base={base} />
        </Suspense>
      </div>
    </>
  )
}

function Waiting({ title }: { title: string }) {
  return (
    <Card title={title}>
      <div className="grid gap-4">
        <Skeleton className="w-40" />
        <Skeleton className="w-full" />
      </div>
    </Card>
  )
}

/** Files with which other programs sign in to the same project. */
function AccessCard() {
  const { formatMessage } = useIntl()
  const session = useSession()
  const { data, error } = useQuery(catalogQuery)
  const authUrl = data ? authUrlOf(data, session.services_region) : null
  return (
    <Card title={formatMessage(messages.access)}>
      <div className="grid gap-4">
        <p className="text-ink-2">
          <FormattedMessage {...messages.accessHint} />
        </p>
        {error && <FormAlert error={error} />}
        {data && authUrl === null && (
          <p role="alert">
            <FormattedMessage {...messages.noKeystone} />
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          <AccessFiles authUrl={authUrl} />
        </div>
      </div>
    </Card>
  )
}

const THEMES = [
  { value: 'light', label: themeMessages.themeLight },
  { value: 'dark', label: themeMessages.themeDark },
  { value: 'system', label: themeMessages.themeSystem },
]

/** Theme, language and timezone: applied at once, stored in this browser only. */
function DisplayCard() {
  const { formatMessage } = useIntl()
  const theme = useSyncExternalStore(subscribeToTheme, chosenTheme)
  const language = useLanguage(toast.danger)
  const timezone = useSyncExternalStore(subscribeToTimezone, chosenTimezone)
  const [zones] = useState(() => zoneOptions(['UTC', ...Intl.supportedValuesOf('timeZone')], new Date()))
  return (
    <Card title={formatMessage(messages.display)}>
      <div className="grid gap-4">
        <RadioField
          label={formatMessage(themeMessages.theme)}
          name="theme"
          options={THEMES.map(({ value, label }) => ({ value, label: formatMessage(label) }))}
          value={theme}
          onChange={(value) => chooseTheme(value as Theme)} // one of the options above
        />
        <RadioField name="language" {...language} />
        <ComboboxField
          label={formatMessage(messages.timezone)}
          hint={formatMessage(messages.timezoneHint)}
          name="timezone"
          optional
          options={zones}
          value={timezone ?? null}
          onChange={chooseTimezone}
          onClear={() => chooseTimezone(undefined)}
        />
        <p className="text-sm text-ink-3">
          <FormattedMessage {...messages.kept} />
        </p>
      </div>
    </Card>
  )
}

interface ZoneOption {
  value: string
  label: string
}

/** 'UTC +05:30: Asia/Kolkata' for each timezone, sorted from west to east. */
export function zoneOptions(zones: readonly string[], at: Date): ZoneOption[] {
  const known = zones.map((value) => ({ value, minutes: offsetMinutes(value, at) }))
  return known
    .sort((a, b) => a.minutes - b.minutes || compareText(a.value, b.value))
    .map(({ value, minutes }) => ({ value, label: `UTC ${signed(minutes)}: ${value.replaceAll('_', ' ')}` }))
}

function offsetMinutes(timeZone: string, at: Date): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(at)
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)/.exec(name) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0))
}

function signed(minutes: number): string {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  return `${minutes < 0 ? '-' : '+'}${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`
}
