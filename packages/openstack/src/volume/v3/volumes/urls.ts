import { path } from '../../../url.ts'

export const volumes = () => '/volumes'
export const action = (id: string) => path`/volumes/${id}/action`
export const metadata = (id: string) => path`/volumes/${id}/metadata`
export const encryption = (id: string) => path`/volumes/${id}/encryption`
