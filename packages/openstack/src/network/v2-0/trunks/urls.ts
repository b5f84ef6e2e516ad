import { path } from '../../../url.ts'

export const addSubports = (id: string) => path`/v2.0/trunks/${id}/add_subports`
export const removeSubports = (id: string) => path`/v2.0/trunks/${id}/remove_subports`
