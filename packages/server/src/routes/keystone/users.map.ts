import type { User } from '@meridian/wire'

/** A user with the primary project also by its old name. */
export const toUser = (user: User) => ({ ...user, project_id: user.default_project_id ?? null })

/** What Keystone calls a user's primary project is `project` in our forms; an empty choice is none. */
export const toUserRequest = <T extends { project?: string | null | undefined }>({ project, ...user }: T) => ({
  ...user,
  ...(project === undefined ? {} : { default_project_id: project || null }),
})
