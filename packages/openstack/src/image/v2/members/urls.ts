import { path } from '../../../url.ts'

export const members = (image: string) => path`/v2/images/${image}/members`
export const member = (image: string, id: string) => path`/v2/images/${image}/members/${id}`
