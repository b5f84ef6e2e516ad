import type { Trunk } from '@meridian/contract'
import type { MessageDescriptor } from 'react-intl'
import type { Facet } from '../../framework/resource/column.ts'
import { textFacet } from '../../framework/search/text-facet.ts'
import { trunkLabel } from './trunk.columns.tsx'
import { adminStates, statuses, trunkFields } from './trunk.messages.ts'

const codeFacet = (
  id: 'status' | 'adminState',
  words: Readonly<Record<string, MessageDescriptor>>,
  codeOf: (trunk: Trunk) => string,
): Facet<Trunk> => ({
  id,
  label: trunkFields[id],
  options: Object.entries(words).map(([value, label]) => ({ value, label })),
  on: { test: (trunk, value) => codeOf(trunk) === value },
})

/** In the page: Neutron finds by whole names only. */
export const trunkFacets: Facet<Trunk>[] = [
  textFacet('name', trunkFields.name, trunkLabel),
  textFacet('port', trunkFields.port, ({ port_id: port }) => port),
  codeFacet('status', statuses, ({ status }) => status),
  codeFacet('adminState', adminStates, ({ admin_state: state }) => state),
]
