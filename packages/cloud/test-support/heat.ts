import type { Stack, StackResource } from '@meridian/wire'
import { expect } from 'vitest'
import type { HttpResponse, RequestOptions } from './http.ts'
import type { Client } from './test-cloud.ts'

/** A client of Heat. Paths are relative to the project. */
export interface StackClient {
  send: (method: string, path: string, ask?: RequestOptions) => Promise<HttpResponse>
  get: (path: string) => Promise<HttpResponse>
  post: (path: string, body?: unknown) => Promise<HttpResponse>
  pathOf: (stack: Stack) => string
  /** A template with these resources only. */
  template: (resources: object) => object
  /** Creates a stack from a template or from resources and returns it when it is no longer in progress. */
  make: (name: string, template: string | object, more?: object) => Promise<Stack>
  change: (stack: Stack, body: object, method?: 'PUT' | 'PATCH') => Promise<Stack>
  act: (stack: Stack, action: string) => Promise<Stack>
  remove: (stack: Stack) => Promise<Stack>
  show: (stack: Stack) => Promise<Stack>
  resources: (stack: Stack, query?: string) => Promise<StackResource[]>
  outputsOf: (stack: Stack) => Record<string, unknown>
}

const MAX_LOOKS = 200

export function stackClient(client: Client): StackClient {
  const send: StackClient['send'] = (method, path, ask) =>
    client.send(method, `/orchestration/v1/${client.projectId}/${path}`, ask)
  const pathOf = ({ stack_name, id }: Pick<Stack, 'stack_name' | 'id'>) => `stacks/${stack_name}/${id}`
  const template = (resources: object) => ({ heat_template_version: '2018-08-31', resources })

  const settled = async (stack: Pick<Stack, 'stack_name' | 'id'>): Promise<Stack> => {
    for (let looks = 0; looks < MAX_LOOKS; looks++) {
      const { body } = await send('GET', pathOf(stack))
      if (!body.stack.stack_status.endsWith('IN_PROGRESS')) return body.stack
    }
    throw new Error(`${stack.stack_name} does not come to rest`)
  }

  return {
    send,
    pathOf,
    template,
    get: (path) => send('GET', path),
    post: (path, body) => send('POST', path, { body }),
    async make(name, given, more = {}) {
      const isWhole = typeof given === 'string' || 'heat_template_version' in given
      const body = { stack_name: name, template: isWhole ? given : template(given), ...more }
      const response = await send('POST', 'stacks', { body })
      if (response.status !== 201) throw new Error(`No stack: ${response.status} ${JSON.stringify(response.body)}`)
      return settled({ stack_name: name, id: response.body.stack.id })
    },
    async change(stack, body, method = 'PUT') {
      expect(await send(method, pathOf(stack), { body })).toMatchObject({ status: 202 })
      return settled(stack)
    },
    async act(stack, action) {
      const { status } = await send('POST', `${pathOf(stack)}/actions`, { body: { [action]: null } })
      expect(status).toBe(200)
      return settled(stack)
    },
    async remove(stack) {
      expect(await send('DELETE', pathOf(stack))).toMatchObject({ status: 204 })
      return settled(stack)
    },
    show: async (stack) => (await send('GET', pathOf(stack))).body.stack,
    resources: async (stack, query = '') => (await send('GET', `${pathOf(stack)}/resources${query}`)).body.resources,
    outputsOf: ({ outputs = [] }) => Object.fromEntries(outputs.map((one) => [one.output_key, one.output_value])),
  }
}
