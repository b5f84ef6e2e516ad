import { path } from '../../../url.ts'

export const accessRules = (userId: string) => path`/users/${userId}/access_rules`
