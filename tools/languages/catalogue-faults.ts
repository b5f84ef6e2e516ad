import { LANGUAGES, translationPath, type LanguageCode, type MessageFile } from './message-files.ts'
import { faultsOf, faultsOfEnglish } from './translation-rules.ts'

export interface Gap {
  /** The file that the text belongs in. */
  file: string
  id: string
  english: string
}

/** The texts that are still to be translated. */
export const gapsIn = (files: readonly MessageFile[]): Gap[] =>
  files.flatMap(({ path, messages, translations }) =>
    LANGUAGES.flatMap((language) =>
      messages
        .filter(({ id }) => translations[language]?.[id] === undefined)
        .map(({ id, text }) => ({ file: translationPath(path, language), id, english: text })),
    ),
  )

/** Everything else that is wrong with messages and translations, a line each. */
export function faultsIn(files: readonly MessageFile[]): string[] {
  const english = files.flatMap(({ path, messages }) =>
    messages.flatMap(({ id, text }) => faultsOfEnglish(text).map((fault) => `${path}: ${id} ${fault}`)),
  )
  const translated = files.flatMap((file) => LANGUAGES.flatMap((language) => faultsOfFile(file, language)))
  return [...idFaults(files), ...english, ...(english.length > 0 ? [] : translated)]
}

function faultsOfFile({ path, messages, translations }: MessageFile, language: LanguageCode): string[] {
  const texts = Object.entries(translations[language] ?? {})
  return texts.flatMap(([id, text]) => {
    const source = messages.find((message) => message.id === id)
    const faults = source ? faultsOf(source.text, text, language) : ['is no message any more']
    return faults.map((fault) => `${translationPath(path, language)}: ${id} ${fault}`)
  })
}

/** Two messages of one id would be one in a translation. */
function idFaults(files: readonly MessageFile[]): string[] {
  const owners = new Map<string, string>()
  return files.flatMap(({ path, messages }) =>
    messages.flatMap(({ id }) => {
      const other = owners.get(id)
      owners.set(id, path)
      return other === undefined ? [] : [`${path}: ${id} is taken by ${other}`]
    }),
  )
}
