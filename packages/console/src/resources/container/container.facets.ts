import type { Facet } from '../../framework/resource/column.ts'
import { containerFields } from './container.messages.ts'
import type { Container } from './container.queries.ts'

export const containerFacets: Facet<Container>[] = [{ id: 'prefix', label: containerFields.prefix, on: 'server' }]
