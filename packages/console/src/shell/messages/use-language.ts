import { useSyncExternalStore } from 'react'
import { useIntl } from 'react-intl'
import { chooseLanguage, currentLanguage, subscribeToLanguage } from './language.ts'
import { languageOf, LANGUAGES } from './languages.ts'
import { languageMessages } from './widget.messages.ts'

/** The current language and a function that changes it; `onFailure` gets the reason if the texts fail to load. */
export function useLanguage(onFailure: (reason: string) => void) {
  const { formatMessage } = useIntl()
  const { language } = useSyncExternalStore(subscribeToLanguage, currentLanguage)
  return {
    label: formatMessage(languageMessages.language),
    value: language.code,
    options: LANGUAGES.map(({ code, name }) => ({ value: code, label: name })),
    onChange: (code: string | null) => {
      const wanted = languageOf(code ?? undefined)
      if (wanted) chooseLanguage(wanted).catch(() => onFailure(formatMessage(languageMessages.failed)))
    },
  }
}
