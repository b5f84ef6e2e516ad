import { path } from '../../../url.ts'

export const groupTypes = () => '/group_types'
export const specs = (id: string) => path`/group_types/${id}/group_specs`
