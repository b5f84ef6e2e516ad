import type { Facet } from '../../../framework/resource/column.ts'
import { objectLabel } from './object.columns.tsx'
import { objectFields } from './object.messages.ts'
import type { StoredObject } from './object.queries.ts'

export const objectFacets: Facet<StoredObject>[] = [
  {
    id: 'name',
    label: objectFields.name,
    on: { test: (object, value) => objectLabel(object).toLowerCase().includes(value.toLowerCase()) },
  },
]
