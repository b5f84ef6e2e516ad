import { path } from '../../../url.ts'

export const remoteConsoles = (id: string) => path`/servers/${id}/remote-consoles`
