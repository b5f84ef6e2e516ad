import type { ResourceNames } from './resource-names.ts'

/** The new files of a resource, by their paths. */
export const resourceFiles = (names: ResourceNames): Record<string, string> => ({
  [`packages/contract/src/${names.folder}/${names.kebabs}.ts`]: contract(names),
  // Where the calls of all such resources are one file, it gets a line.
  ...(!names.calls && { [`packages/openstack/src/${names.client}/${names.kebabs}.ts`]: client(names) }),
  [`packages/server/src/routes/${names.folder}/${names.kebabs}.ts`]: routes(names),
  [`packages/console/src/resources/${names.kebab}/${names.kebab}.manifest.ts`]: manifest(names),
  [`packages/console/src/resources/${names.kebab}/${names.kebab}.messages.ts`]: messages(names),
  [`packages/console/src/resources/${names.kebab}/${names.kebab}.resource.tsx`]: resource(names),
  [`packages/console/src/resources/${names.kebab}/${names.pascal}Form.tsx`]: form(names),
  [`apps/meridian/test/contract/${names.folder}-${names.kebabs}.test.ts`]: contractTest(names),
})

const contract = ({ folder, lists, snakes, camel, pascal, title, titles }: ResourceNames) => `
import * as z from 'zod'
import { del, get, patch, post } from '../endpoint.ts'
import { ${lists ? 'page' : 'items'} } from '../items.ts'
${lists ? "import { NeutronQuery } from './attributes.ts'\n" : ''}
const ${pascal} = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string().nullable().default(null),
  project_id: z.string().nullable().default(null),
})
export type ${pascal} = z.infer<typeof ${pascal}>

const name = z.string().trim().min(1, 'A name is required.').max(255)

export const ${pascal}Form = z.object({ name, description: z.string().max(255).default('') })

export const ${camel}Endpoints = {
  ${camel}List: get('/api/${folder}/${snakes}/', 'List: ${titles}', {
    ${lists ? `query: NeutronQuery, result: page(${pascal})` : `result: items(${pascal})`},
  }),
  ${camel}Create: post('/api/${folder}/${snakes}/', 'Create: ${title}', {
    body: ${pascal}Form,
    result: ${pascal},
    location: '/api/${folder}/${snakes}/:id',
  }),
  ${camel}View: get('/api/${folder}/${snakes}/:id/', 'Show: ${title}', { result: ${pascal} }),
  ${camel}Update: patch('/api/${folder}/${snakes}/:id/', 'Change: ${title}', {
    body: z.object({ name, description: z.string().max(255).optional() }),
    result: ${pascal},
  }),
  ${camel}Delete: del('/api/${folder}/${snakes}/:id/', 'Delete: ${title}'),
}
`

/** Its JSON, which is added to a file of `packages/wire`. */
export const wireType = ({ pascal }: ResourceNames): string => `
export interface ${pascal} {
  id: string
  name: string
  description?: string | null
  project_id?: string | null
}
`

const client = ({ inService: { one, many, at }, lists, updates, pascal }: ResourceNames) => `
import type { ${pascal} } from '@meridian/wire'
import { resourceCalls } from '../../resource.ts'

export const { ${lists ? 'page' : 'list'}, show, create, update, remove } = resourceCalls<${pascal}>({
  one: '${one}',
  many: '${many}',
  at: '${at}',
  updates: '${updates}',
})
`

const routes = ({ folder, lists, service, camel, camels }: ResourceNames) => `
import { ${folder} } from '@meridian/contract'
import { ${camels} } from '@meridian/openstack'
import type { FastifyInstance } from 'fastify'
${lists ? "import { serve } from '../../serve.ts'\n" : ''}import { serveResource } from '../../serve-resource.ts'
${lists ? "import { ownPage } from './listing.ts'\n" : ''}
export function ${camel}Routes(app: FastifyInstance): void {
${lists ? `  serve(app, ${folder}.${camel}List, ({ query }, request) => ownPage(request, query, ${camels}.page))\n` : ''}\
  serveResource(app, '${service}', [
${lists ? '' : `    [${folder}.${camel}List, (client) => ${camels}.list(client)],\n`}\
    [${folder}.${camel}Create, ${camels}.create],
    [${folder}.${camel}View, ${camels}.show],
    [${folder}.${camel}Update, ${camels}.update],
    [${folder}.${camel}Delete, ${camels}.remove],
  ])
}
`

const manifest = ({ type, service, place, kebab, camel, snakes, pascal, title, titles }: ResourceNames) => `
import { Box } from 'lucide-react'
import type { ResourceManifest } from '../../framework/resource/manifest.ts'
import { texts } from '../../framework/text/texts.ts'

export const ${camel}Manifest: ResourceManifest = {
  type: 'OS::${type}::${pascal}',
  names: texts('${camel}', { one: '${title}', other: '${titles}' }),
  nav: { place: '${place}', icon: Box },
  services: ['${service}'],
  panels: { ${service === 'identity' ? 'identity' : 'project'}: { path: '/${service === 'identity' ? 'identity' : 'project'}/${snakes}' } },
  dialogs: { create: 'create-${kebab}', edit: 'edit-${kebab}' },
}
`

const messages = ({ camel, title }: ResourceNames) => `
import { texts } from '../../framework/text/texts.ts'

export const ${camel}Messages = texts('${camel}', { emptyHint: 'Create the first one: ${title}.' })
`

const resource = ({ kebab, lists, camel, pascal }: ResourceNames) => `
import { ${camel}Endpoints, type ${pascal} } from '@meridian/contract'
import { queriesOf } from '../../api/lists.ts'
${lists ? "import { pages } from '../../api/pages.ts'\n" : ''}\
import { createAction, deleteAction, editAction } from '../../framework/actions/dialog-action.ts'
import { fact, fieldColumn } from '../../framework/resource/column.ts'
import { defineResource } from '../../framework/resource/define-resource.ts'
import { idColumn, nameColumn } from '../../framework/table/common-columns.tsx'
import { words } from '../../framework/text/common.messages.ts'
import { ${camel}Manifest as manifest } from './${kebab}.manifest.ts'
import { ${camel}Messages } from './${kebab}.messages.ts'

const queries = queriesOf('${camel}', ${camel}Endpoints${lists ? ', pages' : ''})

export const ${camel} = defineResource<${pascal}>(manifest, {
  list: { emptyHint: ${camel}Messages.emptyHint, query: () => queries.list() },
  load: queries.one,
  columns: [
    nameColumn(manifest, { search: true }),
    fieldColumn('description', words.description, { search: true, priority: 2, width: 160, grow: 3 }),
    idColumn({ search: true, optional: true }),
  ],
  details: { facts: [fact('project', words.projectId, ({ project_id: project }) => project)] },
  actions: [
    createAction(manifest, { dialog: async () => (await import('./${pascal}Form.tsx')).Create${pascal} }),
    editAction<${pascal}>(manifest, { dialog: async () => (await import('./${pascal}Form.tsx')).Edit${pascal} }),
    deleteAction<${pascal}>(manifest, { lookAhead: 'nothing else', remove: queries.remove }),
  ],
})
`

const form = ({ camel, pascal, titles }: ResourceNames) => `
import { ${camel}Endpoints, ${pascal}Form as schema, type ${pascal} } from '@meridian/contract'
import { PlainForm } from '../../framework/forms/PlainForm.tsx'
import { words } from '../../framework/text/common.messages.ts'

const fields = { name: { label: words.name }, description: { label: words.description, multiline: true } }

export const Create${pascal} = () => (
  <PlainForm
    schema={schema}
    defaults={{ name: '', description: '' }}
    fields={fields}
    preflight={{ none: 'no quota of ${titles.toLowerCase()}' }}
    submit={(body, send) => send(${camel}Endpoints.${camel}Create, { body })}
  />
)

export const Edit${pascal} = ({ item }: { item: ${pascal} }) => (
  <PlainForm
    item={item}
    schema={schema}
    defaults={{ name: item.name, description: item.description ?? '' }}
    fields={fields}
    submit={(body, send) => send(${camel}Endpoints.${camel}Update, { params: { id: item.id }, body })}
  />
)
`

const contractTest = ({ folder, camel, title, titles }: ResourceNames) => `
import { ${camel}Endpoints as endpoints } from '@meridian/contract'
import { expect } from 'vitest'
import { describeContract, showsRequested, showsSent } from '../support/contract-cases.ts'
import { once } from '../support/once.ts'
import { NOTHING } from '../support/refusals.ts'
import type { World } from '../support/world.ts'

async function created(world: World): Promise<{ id: string }> {
  const { id } = await world.call('demo', endpoints.${camel}Create, { body: { name: world.name('${camel}') } })
  world.cleanUp(() => world.call('demo', endpoints.${camel}Delete, { params: { id } }))
  return { id }
}
const shared = once(created)
const unknown = () => ({ args: { params: { id: NOTHING } }, status: 404 })

describeContract('[API-${folder.toUpperCase()}] ${titles.toLowerCase()}', endpoints, {
  ${camel}List: {
    good: async (world) => {
      await shared(world)
      return {}
    },
    shows: async ({ items }, world) =>
      expect(items).toContainEqual(expect.objectContaining(await shared(world))),
    refused: {},
  },
  ${camel}Create: {
    good: (world) => ({ body: { name: world.name('${camel}'), description: '${title}' } }),
    shows: (result, world, args) => {
      world.cleanUp(() => world.call('demo', endpoints.${camel}Delete, { params: { id: result.id } }))
      showsSent(result, world, args)
    },
    refused: { 'an empty name': () => ({ args: { body: { name: '' } }, status: 400, says: 'A name is required.' }) },
  },
  ${camel}View: {
    good: async (world) => ({ params: await shared(world) }),
    shows: showsRequested,
    refused: { 'an unknown id': unknown },
  },
  ${camel}Update: {
    good: async (world) => ({ params: await created(world), body: { name: world.name('renamed') } }),
    shows: showsSent,
    refused: { 'an unknown id': () => ({ args: { params: { id: NOTHING }, body: { name: 'x' } }, status: 404 }) },
  },
  ${camel}Delete: {
    good: async (world) => ({ params: await created(world) }),
    refused: { 'an unknown id': unknown },
  },
})
`
