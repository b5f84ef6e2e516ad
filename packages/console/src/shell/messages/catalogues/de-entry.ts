import { gathered, type TranslationFiles } from './gathered.ts'

const files: TranslationFiles = import.meta.glob('../../{messages,pages,sign-in}/*.messages.de.json', {
  eager: true,
  import: 'default',
})

/** What is said before anybody has signed in. */
export const messages = gathered(files)
