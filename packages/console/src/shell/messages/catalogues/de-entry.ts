import { gathered } from './gathered.ts'

/** What is said before anybody has signed in. */
export const messages = gathered(
  Object.values(
    import.meta.glob('../../{messages,pages,sign-in}/*.messages.de.json', { eager: true, import: 'default' }),
  ),
)
