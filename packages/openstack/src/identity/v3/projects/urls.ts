import { path } from '../../../url.ts'

export const ofUser = (userId: string) => path`/users/${userId}/projects`
