import { path } from '../../../url.ts'

export const snapshots = () => '/snapshots'
export const action = (id: string) => path`/snapshots/${id}/action`
export const metadata = (id: string) => path`/snapshots/${id}/metadata`
