import type { Router } from '@meridian/contract'

export type StaticRoute = Router['routes'][number]

/** Neutron gives routes no ids: they are their addresses. */
export const idOfRoute = ({ destination, nexthop }: StaticRoute): string => `${destination} ${nexthop}`
