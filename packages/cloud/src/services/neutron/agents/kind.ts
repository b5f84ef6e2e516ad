import * as z from 'zod'
import { any } from '../../../core/database/condition.ts'
import { named } from '../faults.ts'
import { filtersOf, flag, word } from '../resource/filters.ts'
import type { Kind } from '../resource/kind.ts'
import { always, never } from '../resource/store.ts'
import * as value from '../resource/values.ts'
import { agents as rows } from './store.ts'
import type { AgentRow } from './store.ts'
import { toAgents } from './view.ts'

const update = z.object({ admin_state_up: value.flag.optional(), description: value.textOrNull(255).optional() })

const WORDS = ['id', 'agent_type', 'binary', 'topic', 'host', 'description', 'availability_zone']

export const agents: Kind<AgentRow, z.ZodObject, typeof update> = {
  one: 'agent',
  many: 'agents',
  create: z.object({}),
  update,
  readOnly: [
    'id',
    'agent_type',
    'binary',
    'topic',
    'host',
    'alive',
    'configurations',
    'resources_synced',
    'availability_zone',
    'created_at',
    'started_at',
    'heartbeat_timestamp',
  ],
  guarded: [],
  filters: {
    ...filtersOf(word, ...WORDS),
    ...filtersOf(flag, 'admin_state_up'),
    alive: (values) => any(...values.map((text) => (value.readFlag(text) ? always : never))),
  },
  sortable: [...WORDS.filter((name) => name !== 'availability_zone'), 'admin_state_up', 'created_at', 'started_at'],
  rows,
  visible: () => never,
  missing: (id) => named.notFound('AgentNotFound', `Agent ${id} could not be found.`),
  view: toAgents,
}
