import { type ReactNode, useMemo, useSyncExternalStore } from 'react'
import { IntlProvider, useIntl } from 'react-intl'
import { type UiTexts, UiTextsProvider } from '../../ui/texts.ts'
import { chooseLocale } from './locale.ts'
import { chosenTimezone, subscribeToTimezone } from './timezone.ts'
import { tabTitle, widgetMessages } from './widget.messages.ts'

/** Every text of the page comes through here: messages by react-intl, and the widgets' own words from the same source. */
export function MessagesProvider({ children }: { children: ReactNode }) {
  const locale = chooseLocale(navigator.languages)
  const timezone = useSyncExternalStore(subscribeToTimezone, chosenTimezone)
  return (
    <IntlProvider locale={locale} defaultLocale={locale} timeZone={timezone}>
      <WidgetTexts>{children}</WidgetTexts>
    </IntlProvider>
  )
}

function WidgetTexts({ children }: { children: ReactNode }) {
  const { formatMessage } = useIntl()
  const texts = useMemo((): UiTexts => {
    const entries = Object.entries(widgetMessages).map(([name, message]) => [name, formatMessage(message)])
    return {
      ...(Object.fromEntries(entries) as Record<keyof typeof widgetMessages, string>), // the same names, each formatted
      tabTitle: (page) => formatMessage(tabTitle, { page }),
    }
  }, [formatMessage])
  return <UiTextsProvider value={texts}>{children}</UiTextsProvider>
}
