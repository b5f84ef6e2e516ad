import { gathered, type TranslationFiles } from './gathered.ts'

const files: TranslationFiles = import.meta.glob(
  ['../../../**/*.messages.de.json', '!../../{messages,pages,sign-in}/*', '!../../../gallery/**'],
  { eager: true, import: 'default' },
)

/** All the rest. */
export const messages = gathered(files)
