import type { Router } from '@meridian/contract'
import { useMemo } from 'react'
import { ResourcePanel } from '../../../framework/panel/ResourcePanel.tsx'
import { interfacesOf } from './interfaces-of.ts'

/** Where a router is plugged in. */
export function InterfacesTab({ router }: { router: Router }) {
  return <ResourcePanel part scope="project" resource={useMemo(() => interfacesOf(router), [router])} />
}
