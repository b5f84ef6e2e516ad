import type { Server } from '@meridian/contract'
import type { Facet } from '../../framework/resource/column.ts'
import { instanceFields } from './instance.messages.ts'
import { statusWords } from './state/state.messages.ts'

/** Judged in the page: not every Nova lets everybody filter by these, and one that does not know a filter ignores it. */
const inPage = (read: (server: Server) => string | null | undefined): Facet<Server>['on'] => ({
  test: (server, value) => read(server)?.toLowerCase() === value.toLowerCase(),
})

export const instanceFacets: Facet<Server>[] = [
  { id: 'name', label: instanceFields.name, on: 'server' },
  { id: 'id', label: instanceFields.id, on: inPage(({ id }) => id) },
  {
    id: 'status',
    label: instanceFields.status,
    on: 'server',
    options: Object.entries(statusWords).map(([value, label]) => ({ value, label })),
  },
  { id: 'ip', label: instanceFields.ipv4, on: 'server' },
  { id: 'ip6', label: instanceFields.ipv6, on: 'server' },
  { id: 'image', label: instanceFields.imageId, on: 'server' },
  { id: 'image_name', label: instanceFields.image, on: inPage((server) => server.image_name) },
  { id: 'flavor', label: instanceFields.flavorId, on: 'server' },
  { id: 'flavor_name', label: instanceFields.flavorName, on: inPage(({ flavor }) => flavor.name) },
  { id: 'vcpus', label: instanceFields.vcpus, numeric: true, on: inPage(({ flavor }) => String(flavor.vcpus)) },
  { id: 'key_name', label: instanceFields.keyPairName, on: inPage((server) => server.key_name) },
  {
    id: 'availability_zone',
    label: instanceFields.zone,
    on: inPage((server) => server['OS-EXT-AZ:availability_zone']),
  },
  { id: 'changes-since', label: instanceFields.changesSince, on: 'server' },
  {
    id: 'project',
    label: instanceFields.projectName,
    scopes: ['admin'],
    on: {
      test: ({ tenant_id: project }, value, { projectName }) =>
        projectName(project).toLowerCase() === value.toLowerCase(),
    },
  },
  { id: 'project_id', label: instanceFields.projectId, scopes: ['admin'], on: 'server' },
  { id: 'host', label: instanceFields.hostName, scopes: ['admin'], on: 'server' },
]
