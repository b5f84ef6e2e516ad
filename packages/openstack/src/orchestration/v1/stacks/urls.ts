import { path } from '../../../url.ts'

export const stacks = () => '/stacks'
export const resources = (name: string, id: string) => path`/stacks/${name}/${id}/resources`
