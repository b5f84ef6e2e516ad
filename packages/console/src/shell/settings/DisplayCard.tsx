import { useState, useSyncExternalStore } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { chooseTheme, chosenTheme, subscribeToTheme, type Theme } from '../../theme/theme.ts'
import { Card } from '../../ui/Card.tsx'
import { ComboboxField } from '../../ui/fields/ComboboxField.tsx'
import { RadioField } from '../../ui/fields/RadioField.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { chooseTimezone, chosenTimezone, subscribeToTimezone } from '../messages/timezone.ts'
import { useLanguage } from '../messages/use-language.ts'
import { themeMessages } from '../messages/widget.messages.ts'
import { settingsMessages as messages } from './settings.messages.ts'
import { zoneOptions } from './zone-options.ts'

const THEMES = [
  { value: 'light', label: themeMessages.themeLight },
  { value: 'dark', label: themeMessages.themeDark },
  { value: 'system', label: themeMessages.themeSystem },
]

/** How the console looks and tells time: at once, and in this browser only. */
export function DisplayCard() {
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
          onChange={(zone) => chooseTimezone(zone ?? undefined)}
        />
        <p className="text-sm text-ink-3">
          <FormattedMessage {...messages.kept} />
        </p>
      </div>
    </Card>
  )
}
