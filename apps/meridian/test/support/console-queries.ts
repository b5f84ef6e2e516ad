import { join } from 'node:path'
import { vi } from 'vitest'
import type { Browser } from './browser.ts'

export interface Row {
  id: string
}

/** What tests read of a type of the console's registry. */
export interface ConsoleResource {
  list: { query: (filters: object, scope: 'project' | 'admin') => object }
  find?: { lists: (text: string, scope: 'project' | 'admin') => object[] }
  label: (row: Row) => string
  actions: readonly { id: string; look?: (rows: readonly Row[], tools: object) => Promise<unknown> }[]
}

export interface ConsoleEntry {
  type: string
  panels: Partial<Record<'project' | 'admin', { path: string }>>
  resource: () => Promise<ConsoleResource>
}

// By a path that is computed: the types of the console's components need the console's own compiler options.
const ofConsole = (file: string) => import(join(import.meta.dirname, '../../../../packages/console/src', file))

export const { resources } = (await ofConsole('resources/index.ts')) as { resources: readonly ConsoleEntry[] } // the registry's own type is a subtype

const { queryClient } = (await ofConsole('api/query.ts')) as {
  queryClient: { fetchQuery: (query: object) => Promise<{ items: readonly Row[] }>; clear: () => void }
} // its own type is a subtype

/** The lists behind Home, by what they are for. */
export const { homeLists } = (await ofConsole('flows/home/home.queries.ts')) as {
  homeLists: Readonly<Record<string, object | readonly object[]>>
} // queries, whose own types are of their items

const { call } = (await ofConsole('api/client.ts')) as { call: never } // passed on as it is
const { readFacts } = (await ofConsole('flows/export/read-facts.ts')) as {
  readFacts: (project: string, send: never) => Promise<object>
} // its declared type

/** The console's own queries, sent by a browser in a project; `replies` are all that it was answered, with their requests. */
export class ConsoleQueries {
  replies: string[] = []

  constructor(browser: Browser, project: string | null = null) {
    vi.stubGlobal('document', { cookie: '', visibilityState: 'hidden' })
    vi.stubGlobal('sessionStorage', { getItem: () => project && JSON.stringify({ project }) })
    vi.stubGlobal('fetch', async (url: string, { method, body, headers }: RequestInit) => {
      const { 'X-CSRFToken': _token, ...sent } = headers as Record<string, string> // as the client makes them
      const reply = await browser.send(method as 'GET', url, body as string, sent) // as above
      this.replies.push(`${method} ${url} ${reply.body}`)
      return new Response(reply.body, { status: reply.statusCode, headers: { 'content-type': 'application/json' } })
    })
  }

  read(query: object): Promise<{ items: readonly Row[] }> {
    return queryClient.fetchQuery(query)
  }

  /** What the export of a project reads. */
  exported(project: string): Promise<object> {
    return readFacts(project, call)
  }

  stop(): void {
    queryClient.clear()
    vi.unstubAllGlobals()
  }
}
