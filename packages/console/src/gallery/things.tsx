import { Box, Play, Plus } from 'lucide-react'
import { ApiError } from '../api/api-error.ts'
import type { ItemList, ListQuery } from '../api/query.ts'
import type { Action, GlobalAction } from '../framework/resource/action.ts'
import { deleteAction } from '../framework/actions/dialog-action.ts'
import { AppLink } from '../framework/link/AppLink.tsx'
import { defineResource } from '../framework/resource/define-resource.ts'
import type { ResourceManifest } from '../framework/resource/manifest.ts'
import type { Resource } from '../framework/resource/resource.ts'
import { StatusCell } from '../framework/table/cells.tsx'
import { formatMoment } from '../framework/text/dates.ts'
import { formatBytes } from '../framework/text/units.ts'
import { nameLinkClass } from '../ui/classes.ts'
import { thingDelete, thingDeleteSentences, thingMessages, thingStatuses } from './things.messages.ts'

/** The items of the table stories: they live in the page and have every kind of cell and action. */
export interface Thing {
  id: string
  name: string
  description: string
  status: 'active' | 'building' | 'error'
  host: string
  size: number
  created: string
}

const STATUSES = ['active', 'active', 'active', 'building', 'error'] as const
const NAMES = ['web', 'db', 'cache', 'queue', 'build']
const MEGABYTE = 1024 ** 2

/** Deterministic. */
export const makeThings = (count: number): Thing[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    name: `${NAMES[index % NAMES.length]}-${String(index + 1).padStart(String(count).length, '0')}`,
    description: index % 3 === 0 ? 'Serves the shop' : '',
    status: STATUSES[index % STATUSES.length] ?? 'active',
    host: `compute-${(index % 7) + 1}`,
    size: ((index * 7919) % 4096) * MEGABYTE,
    created: new Date(Date.UTC(2026, 0, 1) + index * 3_600_000).toISOString(),
  }))

interface ThingsOptions {
  things: Thing[]
  list?: () => Promise<ItemList<Thing>>
  createAvailability?: GlobalAction['availability']
  startAvailability?: GlobalAction['availability']
  filterFirst?: string
}

const refused = (status: number, message: string) =>
  new ApiError(message, { reason: 'refused', endpoint: 'things', status })

/** A resource with these items; changes last while the page is open. */
export function thingsOf({
  things,
  list,
  createAvailability,
  startAvailability,
  filterFirst,
}: ThingsOptions): Resource<Thing> {
  const all = new Map(things.map((thing) => [thing.id, thing]))
  const manifest: ResourceManifest = {
    type: 'OS::Gallery::Thing',
    names: thingMessages,
    nav: { place: 'compute/run', icon: Box },
    services: [],
    panels: { project: { path: '/', filterFirst } },
  }
  const actions: Action<Thing>[] = [
    { id: 'create', label: thingMessages.create, icon: Plus, open: () => '/create', availability: createAvailability },
    {
      id: 'start',
      label: thingMessages.start,
      icon: Play,
      availability: startAvailability,
      blocked: ({ status }) => status === 'error',
      run: () => Promise.resolve(null),
    },
    deleteAction<Thing>(manifest, {
      lookAhead: 'nothing else',
      messages: thingDelete,
      sentences: thingDeleteSentences,
      allowed: ({ status }) => status !== 'building',
      remove: ({ id }) => Promise.resolve(all.delete(id)),
    }),
  ]
  const thingsList: ListQuery<Thing> = {
    queryKey: ['GET', '/things/', {}],
    queryFn: list ?? (() => Promise.resolve({ items: [...all.values()], complete: true })),
  }
  return defineResource<Thing>(manifest, {
    list: {
      emptyHint: thingMessages.emptyHint,
      query: () => thingsList,
      facets: [
        { id: 'name', label: thingMessages.name, on: 'server' },
        {
          id: 'status',
          label: thingMessages.status,
          on: { test: (thing, value) => thing.status === value },
          options: Object.entries(thingStatuses).map(([value, label]) => ({ value, label })),
        },
        {
          id: 'size',
          label: thingMessages.size,
          numeric: true,
          on: { test: (thing, value) => thing.size >= Number(value) },
        },
      ],
    },
    isTransitional: ({ status }) => status === 'building',
    problems: ({ status }) => (status === 'error' ? ['No valid host was found.'] : []),
    load: (id) => ({
      queryKey: ['GET', '/things/:id/', { id }],
      queryFn: () => {
        const thing = all.get(id)
        return thing ? Promise.resolve({ ...thing }) : Promise.reject(refused(404, 'Not found.'))
      },
    }),
    columns: [
      {
        id: 'name',
        header: thingMessages.name,
        priority: 1,
        width: 130,
        grow: 3,
        value: ({ name }) => name,
        cell: ({ id, name }) => (
          <AppLink to={`/things/${id}`} className={nameLinkClass}>
            {name}
          </AppLink>
        ),
      },
      {
        id: 'description',
        header: thingMessages.description,
        width: 160,
        grow: 3,
        priority: 2,
        value: ({ description }) => description,
        edit: {
          load: ({ id }) => Promise.resolve(all.get(id)?.description ?? ''),
          save: (thing, value) => {
            if (value === 'mine') return Promise.reject(refused(401, 'not logged in'))
            if (value.length > 40) return Promise.reject(refused(400, 'At most 40 characters are allowed.'))
            all.set(thing.id, { ...thing, description: value })
            return Promise.resolve()
          },
        },
      },
      {
        id: 'status',
        header: thingMessages.status,
        priority: 1,
        width: 120,
        value: ({ status }, { intl }) => intl.formatMessage(thingStatuses[status]),
        cell: ({ status }, { intl }) => (
          <StatusCell
            tone={({ active: 'ok', building: 'busy', error: 'bad' } as const)[status]}
            word={intl.formatMessage(thingStatuses[status])}
            busy={status === 'building'}
          />
        ),
      },
      {
        id: 'host',
        header: thingMessages.host,
        width: 110,
        value: ({ host }) => host,
        policy: [['compute', 'os_compute_api:servers:show:host_status']],
      },
      {
        id: 'size',
        header: thingMessages.size,
        align: 'end',
        width: 100,
        priority: 2,
        value: ({ size }) => size,
        text: ({ size }, { intl }) => formatBytes(intl, size),
      },
      {
        id: 'created',
        header: thingMessages.created,
        width: 170,
        value: ({ created }) => created,
        text: ({ created }, { intl }) => formatMoment(intl, created),
      },
    ],
    actions,
  })
}
