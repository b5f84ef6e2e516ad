import type { Facet } from '../../framework/resource/column.ts'
import { identityFields } from '../../services/identity/identity.messages.ts'
import { YES_NO } from '../../framework/text/yes-no.ts'
import { projectFields } from './project.messages.ts'
import type { Project } from './project.queries.ts'

export const projectFacets: Facet<Project>[] = [
  { id: 'name', label: projectFields.facetName, on: 'server' },
  { id: 'id', label: projectFields.id, on: 'server' },
  { id: 'enabled', label: identityFields.enabled, on: 'server', options: YES_NO },
]
