import type { Project } from '@meridian/wire'
import type { OpenCall } from '../../../core/service/api.ts'
import type { DomainRow } from '../domains/store.ts'
import { selfLink } from '../listing.ts'
import type { ProjectRow } from './store.ts'

export const toProject = (call: OpenCall, { extra, ...row }: ProjectRow): Project => ({
  ...extra,
  ...row,
  links: selfLink(call, 'projects', row.id),
})

/** The response to an update has the additional attributes twice. */
export const toChangedProject = (call: OpenCall, row: ProjectRow) => ({ ...toProject(call, row), extra: row.extra })

/** A domain as a project, which has no domain. */
export const toDomainProject = (call: OpenCall, { extra, ...row }: DomainRow) => ({
  ...extra,
  ...row,
  domain_id: null,
  parent_id: null,
  is_domain: true,
  links: selfLink(call, 'projects', row.id),
})

export const toTags = ({ baseUrl }: OpenCall, { tags }: ProjectRow) => ({
  links: { self: `${baseUrl}/identity/v3` },
  tags,
})
