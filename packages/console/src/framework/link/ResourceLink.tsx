import type { ReactNode } from 'react'
import { paths } from '../../paths.ts'
import { linkClass } from '../../ui/link-class.ts'
import { AppLink } from './AppLink.tsx'
import { entryOfType, useRegistry } from '../resource/registry.ts'

interface ResourceLinkProps {
  type: string
  id: string
  children: ReactNode
}

/** Leads to the page of a thing of any type; plain words where the console has no pages of that type. */
export function ResourceLink({ type, id, children }: ResourceLinkProps) {
  if (!entryOfType(useRegistry(), type)) return children
  return (
    <AppLink to={paths.details(type, id)} className={linkClass}>
      {children}
    </AppLink>
  )
}
