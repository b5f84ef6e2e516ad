import type { OpenCall } from '../../core/service/api.ts'
import type { StackRow } from './stacks/store.ts'

type Base = Pick<OpenCall, 'baseUrl'>
type Identity = Pick<StackRow, 'project_id' | 'name' | 'id'>

export const stackUrl = ({ baseUrl }: Base, { project_id, name, id }: Identity): string =>
  `${baseUrl}/orchestration/v1/${project_id}/stacks/${encodeURIComponent(name)}/${id}`

export const resourceUrl = (base: Base, stack: Identity, resource: string): string =>
  `${stackUrl(base, stack)}/resources/${encodeURIComponent(resource)}`

export const link = (rel: string, href: string) => ({ href, rel })
