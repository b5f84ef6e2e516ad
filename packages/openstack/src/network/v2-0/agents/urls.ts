import { path } from '../../../url.ts'

export const routers = (id: string) => path`/v2.0/agents/${id}/l3-routers`
