import type { User } from '@meridian/wire'

/** A user with `default_project_id` also as `project_id`, its old name. */
export const toUser = (user: User) => ({ ...user, project_id: user.default_project_id ?? null })

/** `project` of our forms is Keystone's `default_project_id`; empty is null. */
export const toUserRequest = <T extends { project?: string | null | undefined }>({ project, ...user }: T) => ({
  ...user,
  ...(project === undefined ? {} : { default_project_id: project || null }),
})
