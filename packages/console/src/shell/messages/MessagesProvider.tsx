import { DirectionProvider } from '@base-ui/react/direction-provider'
import { type ReactNode, useMemo, useSyncExternalStore } from 'react'
import { IntlProvider, useIntl } from 'react-intl'
import { type UiTexts, UiTextsProvider } from '../../ui/texts.ts'
import { brand } from '../boot/brand.ts'
import { currentLanguage, subscribeToLanguage } from './language.ts'
import { chosenTimezone, subscribeToTimezone } from './timezone.ts'
import { tabTitle, widgetMessages } from './widget.messages.ts'

/** Provides every text of the page: messages by react-intl, and the widgets' texts from the same catalogue. */
export function MessagesProvider({ children }: { children: ReactNode }) {
  const { locale, messages, language } = useSyncExternalStore(subscribeToLanguage, currentLanguage)
  const timezone = useSyncExternalStore(subscribeToTimezone, chosenTimezone)
  return (
    <IntlProvider
      locale={locale}
      defaultLocale={messages ? 'en' : locale}
      messages={messages}
      timeZone={timezone}
      onError={logError}
    >
      <DirectionProvider direction={language.direction}>
        <WidgetTexts>{children}</WidgetTexts>
      </DirectionProvider>
    </IntlProvider>
  )
}

/** A missing text is shown in English; `npm run check` fails while one is missing. */
function logError(error: { code: string }): void {
  if (error.code !== 'MISSING_TRANSLATION') console.error(error)
}

function WidgetTexts({ children }: { children: ReactNode }) {
  const { formatMessage } = useIntl()
  const texts = useMemo((): UiTexts => {
    const entries = Object.entries(widgetMessages).map(([name, message]) => [name, formatMessage(message)])
    return {
      ...(Object.fromEntries(entries) as Record<keyof typeof widgetMessages, string>), // the same keys, each formatted
      tabTitle: (page) => formatMessage(tabTitle, { page, brand: brand.name }),
    }
  }, [formatMessage])
  return <UiTextsProvider value={texts}>{children}</UiTextsProvider>
}
