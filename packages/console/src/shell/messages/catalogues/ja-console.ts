import { gathered } from './gathered.ts'

/** All the rest. */
export const messages = gathered(
  Object.values(
    import.meta.glob(['../../../**/*.messages.ja.json', '!../../{messages,pages,sign-in}/*', '!../../../gallery/**'], {
      eager: true,
      import: 'default',
    }),
  ),
)
