import { path } from '../../../url.ts'

export const images = () => '/v2/images'
export const image = (id: string) => path`/v2/images/${id}`
export const file = (id: string) => path`/v2/images/${id}/file`
export const imports = (id: string) => path`/v2/images/${id}/import`
export const deactivate = (id: string) => path`/v2/images/${id}/actions/deactivate`
export const reactivate = (id: string) => path`/v2/images/${id}/actions/reactivate`
