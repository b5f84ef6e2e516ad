import { path } from '../../../url.ts'

export const types = () => '/types'
export const action = (id: string) => path`/types/${id}/action`
export const extraSpecs = (id: string) => path`/types/${id}/extra_specs`
export const access = (id: string) => path`/types/${id}/os-volume-type-access`
export const encryption = (id: string) => path`/types/${id}/encryption`
export const encryptionItem = (id: string, encryptionId: string) => path`/types/${id}/encryption/${encryptionId}`
