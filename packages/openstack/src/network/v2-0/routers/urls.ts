import { path } from '../../../url.ts'

export const agents = (id: string) => path`/v2.0/routers/${id}/l3-agents`
export const addInterface = (id: string) => path`/v2.0/routers/${id}/add_router_interface`
export const removeInterface = (id: string) => path`/v2.0/routers/${id}/remove_router_interface`
export const addRoutes = (id: string) => path`/v2.0/routers/${id}/add_extraroutes`
export const removeRoutes = (id: string) => path`/v2.0/routers/${id}/remove_extraroutes`
