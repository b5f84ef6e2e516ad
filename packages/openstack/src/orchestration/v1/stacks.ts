import type { Stack, StackChanges, StackEnvironment, StackOutput, StackPreview, StackSummary } from '@meridian/wire'
import { ServiceOutage } from '../../errors.ts'
import { listAt, pageIn, type Page } from '../../paging.ts'
import { objectIn, type ServiceClient } from '../../service-client.ts'
import { path, withQuery, type Query } from '../../url.ts'
import type { TemplateRequest } from './templates.ts'

/** Heat addresses a stack by both: the name must be the one of the id. */
export interface StackKey {
  name: string
  id: string
}

export interface StackChangeRequest extends TemplateRequest {
  parameters?: Record<string, unknown>
  clear_parameters?: string[]
  timeout_mins?: number
  disable_rollback?: boolean
  /** With commas between them. */
  tags?: string
  converge?: boolean
}

/** For clouds whose Heat acts later with the user's password instead of a trust. */
export interface Credentials {
  user: string
  password: string
}

export const at = ({ name, id }: StackKey): string => path`/stacks/${name}/${id}`

/** GET /stacks: of the client's project, or `ofAll`; without a filter, Heat sends administrators everybody's. */
export async function page(
  heat: ServiceClient,
  query: Query = {},
  { ofAll = false }: { ofAll?: boolean } = {},
): Promise<Page<StackSummary>> {
  const owner = ofAll ? {} : { tenant: heat.projectId }
  return pageIn(heat, (await heat.get<object>(withQuery('/stacks', { ...query, ...owner }))).body, 'stacks')
}

/**
 * GET /stacks/{id} redirects to the address with the stack's name. The name is read from that address, which is not
 * followed.
 */
export async function find(heat: ServiceClient, id: string): Promise<StackKey> {
  const { headers } = await heat.send({ method: 'GET', headers: {} }, path`/stacks/${id}`)
  const location = typeof headers['location'] === 'string' ? headers['location'] : ''
  const [, name, foundId] = /\/stacks\/([^/?#]+)\/([^/?#]+)/.exec(location) ?? []
  if (name === undefined || foundId === undefined) throw new ServiceOutage(heat.service, 'garbage')
  return { name: decodeURIComponent(name), id: decodeURIComponent(foundId) }
}

export async function show(heat: ServiceClient, key: StackKey): Promise<Stack> {
  return objectIn<Stack>(heat, (await heat.get(at(key))).body, 'stack')
}

/** The stack without its outputs, which take Heat longest. */
export async function status(heat: ServiceClient, key: StackKey): Promise<Stack> {
  return objectIn<Stack>(heat, (await heat.get(withQuery(at(key), { resolve_outputs: false }))).body, 'stack')
}

export async function create(
  heat: ServiceClient,
  request: StackChangeRequest & { stack_name: string },
  credentials?: Credentials,
): Promise<{ id: string }> {
  const { body } = await heat.post('/stacks', request, headersOf(credentials))
  return objectIn<{ id: string }>(heat, body, 'stack')
}

const headersOf = (credentials: Credentials | undefined): Record<string, string> =>
  credentials ? { 'x-auth-user': credentials.user, 'x-auth-key': credentials.password } : {}

/** POST /stacks/preview: what would be created. */
export async function preview(
  heat: ServiceClient,
  request: StackChangeRequest & { stack_name: string },
): Promise<StackPreview> {
  return objectIn<StackPreview>(heat, (await heat.post('/stacks/preview', request)).body, 'stack')
}

/** PUT replaces template and parameters; PATCH keeps those that are not sent. */
export async function update(
  heat: ServiceClient,
  key: StackKey,
  method: 'PUT' | 'PATCH',
  request: StackChangeRequest,
  credentials?: Credentials,
): Promise<void> {
  const headers = headersOf(credentials)
  await heat.send({ method, headers, body: JSON.stringify(request) }, at(key))
}

/** What an update would do, also inside nested stacks. */
export async function previewUpdate(
  heat: ServiceClient,
  key: StackKey,
  method: 'PUT' | 'PATCH',
  request: StackChangeRequest,
): Promise<StackChanges> {
  const url = withQuery(`${at(key)}/preview`, { show_nested: true })
  const { body } = await (method === 'PUT' ? heat.put(url, request) : heat.patch(url, request))
  return objectIn<StackChanges>(heat, body, 'resource_changes')
}

export const remove = (heat: ServiceClient, key: StackKey): Promise<void> => heat.delete(at(key))

/** DELETE …/abandon: forgets the stack, keeps its resources, and returns what would be needed to adopt them. */
export async function abandon(heat: ServiceClient, key: StackKey): Promise<Record<string, unknown>> {
  const { text } = await heat.send({ method: 'DELETE', headers: {} }, `${at(key)}/abandon`)
  return parsed(heat, text)
}

function parsed(heat: ServiceClient, text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown> // checked by the reply's schema
  } catch (error) {
    throw new ServiceOutage(heat.service, 'garbage', { cause: error })
  }
}

export type StackAction = 'suspend' | 'resume' | 'check' | 'cancel_update' | 'cancel_without_rollback'

/** POST …/actions */
export const act = (heat: ServiceClient, key: StackKey, action: StackAction): Promise<void> =>
  heat.act('POST', `${at(key)}/actions`, { [action]: null })

const readAt =
  <T>(part: string) =>
  async (heat: ServiceClient, key: StackKey): Promise<T> =>
    (await heat.get<T>(`${at(key)}/${part}`)).body

export const exportStack = readAt<Record<string, unknown>>('export')
export const template = readAt<Record<string, unknown>>('template')
export const environment = readAt<StackEnvironment>('environment')
export const files = readAt<Record<string, string>>('files')

/** GET …/outputs: without their values. */
export const outputs = (heat: ServiceClient, key: StackKey): Promise<StackOutput[]> =>
  listAt(heat, `${at(key)}/outputs`, 'outputs')

export async function output(heat: ServiceClient, key: StackKey, name: string): Promise<StackOutput> {
  return objectIn<StackOutput>(heat, (await heat.get(at(key) + path`/outputs/${name}`)).body, 'output')
}
