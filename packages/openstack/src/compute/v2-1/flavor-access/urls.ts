import { path } from '../../../url.ts'

export const access = (id: string) => path`/flavors/${id}/os-flavor-access`
export const action = (id: string) => path`/flavors/${id}/action`
