import type { Role } from '@meridian/contract'
import type { Facet } from '../../framework/resource/column.ts'
import { roleFields } from './role.messages.ts'

/** On the server, so that a panel which wants a filter first has one to ask for. */
export const roleFacets: Facet<Role>[] = [{ id: 'name', label: roleFields.name, on: 'server' }]
