import { path, tailPath } from '../../url.ts'

export const container = (name: string) => path`/${name}`
export const object = (containerName: string, name: string) => `${container(containerName)}/${tailPath(name)}`
