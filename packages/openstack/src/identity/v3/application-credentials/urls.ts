import { path } from '../../../url.ts'

export const applicationCredentials = (userId: string) => path`/users/${userId}/application_credentials`
