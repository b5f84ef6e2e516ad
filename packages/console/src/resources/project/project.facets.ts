import type { Facet } from '../../framework/define-resource.ts'
import { identityFields } from '../../framework/identity/identity.messages.ts'
import { YES_NO } from '../../framework/yes-no.ts'
import { projectFields } from './project.messages.ts'
import type { Project } from './project.queries.ts'

export const projectFacets: Facet<Project>[] = [
  { id: 'name', label: projectFields.facetName, on: 'server' },
  { id: 'id', label: projectFields.id, on: 'server' },
  { id: 'enabled', label: identityFields.enabled, on: 'server', options: YES_NO },
]
