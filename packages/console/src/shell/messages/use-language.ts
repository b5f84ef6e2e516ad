import { useSyncExternalStore } from 'react'
import { useIntl } from 'react-intl'
import { chooseLanguage, currentLanguage, subscribeToLanguage } from './language.ts'
import { languageMessages } from './language.messages.ts'
import { languageOf, LANGUAGES } from './languages.ts'

/** The language of the page, and the choice of another; `onFailure` tells why the page stays as it is. */
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
