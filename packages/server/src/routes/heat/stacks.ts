import { heat, type StackCreate, type StackPatch, type StackUpdate } from '@meridian/contract'
import { stackResources, stacks, stackSnapshots, type Credentials, type StackChangeRequest } from '@meridian/openstack'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { filtersOf, pageOf } from '../../paging.ts'
import { serve } from '../../serve.ts'
import { serveResource } from '../../serve-resource.ts'
import { byId, stackKey } from './stack-keys.ts'
import { toPlannedResource, toStackEvent, toStackPreview, toStackResource } from './stacks.map.ts'

type Change = Partial<StackCreate> & Partial<StackUpdate> & StackPatch

/** Our body as Heat's, which has tags as one text; the password is a header. */
function changeOf({ password: _password, tags, ...change }: Change): StackChangeRequest {
  const sent = { ...change, ...(tags && { tags: tags.join(',') }) }
  return Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined))
}

const creationOf = (body: Change & { stack_name: string }) => ({ ...changeOf(body), stack_name: body.stack_name })

const credentialsOf = ({ access }: FastifyRequest, password: string | undefined): Credentials | undefined =>
  password === undefined ? undefined : { user: access.token.user.name, password }

/** Stacks: launching, changing and reading them. */
export function stackRoutes(app: FastifyInstance): void {
  serve(app, heat.stackCreate, async ({ body }, request) =>
    stacks.create(request.openstack('orchestration'), creationOf(body), credentialsOf(request, body.password)),
  )
  serve(app, heat.stackUpdate, async ({ params, body }, request) => {
    const client = request.openstack('orchestration')
    const key = await stackKey(client, params.id)
    await stacks.update(client, key, 'PUT', changeOf(body), credentialsOf(request, body.password))
  })
  serve(app, heat.stackPatch, async ({ params, body }, request) => {
    const client = request.openstack('orchestration')
    const key = await stackKey(client, params.id)
    await stacks.update(client, key, 'PATCH', changeOf(body), credentialsOf(request, body.password))
  })

  serveResource(app, 'orchestration', [
    [
      heat.stackList,
      (client, { all_projects: ofAll, ...query }) => {
        const filters = { ...filtersOf(query), sort_keys: query.sort_key, sort_dir: query.sort_dir }
        return pageOf(query, (window) => stacks.page(client, { ...filters, ...window }, { ofAll }))
      },
    ],
    [heat.stackPreview, async (client, body) => toStackPreview(await stacks.preview(client, creationOf(body)))],
    [heat.stackView, byId(stacks.show)],
    [heat.stackDelete, byId(stacks.remove)],
    [
      heat.stackUpdatePreview,
      byId(async (client, key, body) => plannedIn(await stacks.previewUpdate(client, key, 'PUT', changeOf(body)))),
    ],
    [
      heat.stackPatchPreview,
      byId(async (client, key, body) => plannedIn(await stacks.previewUpdate(client, key, 'PATCH', changeOf(body)))),
    ],
    [heat.stackAction, byId((client, key, { action }) => stacks.act(client, key, action))],
    [heat.stackAbandon, byId(stacks.abandon)],
    [heat.stackExport, byId(stacks.exportStack)],
    [heat.stackTemplate, byId(stacks.template)],
    [heat.stackEnvironment, byId(stacks.environment)],
    [heat.stackFiles, byId(stacks.files)],
    [heat.stackOutputs, byId(stacks.outputs)],
    [heat.stackOutput, byId(stacks.output)],
  ])
}

type Changes = Awaited<ReturnType<typeof stacks.previewUpdate>>

const plannedIn = ({ added, updated, replaced, deleted, unchanged }: Changes) => ({
  added: added.map(toPlannedResource),
  updated: updated.map(toPlannedResource),
  replaced: replaced.map(toPlannedResource),
  deleted: deleted.map(toPlannedResource),
  unchanged: unchanged.map(toPlannedResource),
})

/** Resources, events and snapshots of stacks. */
export function stackPartRoutes(app: FastifyInstance): void {
  serveResource(app, 'orchestration', [
    [
      heat.stackResourceList,
      byId(async (client, key, query) =>
        (await stackResources.list(client, key, query)).map((resource) => toStackResource(key.id, resource)),
      ),
    ],
    [
      heat.stackResourceView,
      byId(async (client, key, name) => {
        const resource = await stackResources.show(client, key, name)
        const { description = null, attributes = null } = resource
        return { ...toStackResource(key.id, resource), description, attributes }
      }),
    ],
    [heat.stackResourceMetadata, byId(stackResources.metadata)],
    [
      heat.stackResourceSignal,
      byId((client, key, name, { details }) => stackResources.signal(client, key, name, details)),
    ],
    [heat.stackResourceMark, byId(stackResources.markUnhealthy)],
    [
      heat.stackEventList,
      byId((client, key, { nested_depth, sort_dir, ...query }) =>
        pageOf(query, (window) =>
          eventPage(key.id, stackResources.events(client, key, { nested_depth, sort_dir, ...window })),
        ),
      ),
    ],
    [
      heat.stackResourceEvents,
      byId((client, key, name, { sort_dir, ...query }) =>
        pageOf(query, (window) =>
          eventPage(key.id, stackResources.eventsOf(client, key, name, { sort_dir, ...window })),
        ),
      ),
    ],
    [
      heat.stackEventView,
      byId(async (client, key, name, event) => {
        const shown = await stackResources.event(client, key, name, event)
        const { resource_type = null, resource_properties = null } = shown
        return { ...toStackEvent(key.id, shown), resource_type, resource_properties }
      }),
    ],
  ])

  serveResource(app, 'orchestration', [
    [heat.stackSnapshotList, byId(stackSnapshots.list)],
    [heat.stackSnapshotCreate, byId((client, key, { name }) => stackSnapshots.create(client, key, name))],
    [heat.stackSnapshotView, byId(stackSnapshots.show)],
    [heat.stackSnapshotRestore, byId(stackSnapshots.restore)],
    [heat.stackSnapshotDelete, byId(stackSnapshots.remove)],
  ])
}

async function eventPage(id: string, reading: ReturnType<typeof stackResources.events>) {
  const { items, more } = await reading
  return { items: items.map((event) => toStackEvent(id, event)), more }
}
