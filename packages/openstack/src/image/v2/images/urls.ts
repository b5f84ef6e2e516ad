import { path } from '../../../url.ts'

export const images = () => '/v2/images'
export const image = (id: string) => path`/v2/images/${id}`
