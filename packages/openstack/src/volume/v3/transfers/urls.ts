import { path } from '../../../url.ts'

export const transfers = () => '/os-volume-transfer'
export const accept = (id: string) => path`/os-volume-transfer/${id}/accept`
