import type { Project } from '@meridian/wire'
import type { OpenCall } from '../../../core/api.ts'
import { selfLink } from '../listing.ts'
import type { ProjectRow } from './store.ts'

export const toProject = (call: OpenCall, row: ProjectRow): Project => ({
  ...row,
  options: {},
  links: selfLink(call, 'projects', row.id),
})
