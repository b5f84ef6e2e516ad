import { path } from '../../../url.ts'

export const interfaces = (id: string) => path`/servers/${id}/os-interface`
export const interfaceOf = (id: string, portId: string) => path`/servers/${id}/os-interface/${portId}`
