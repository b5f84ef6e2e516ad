import { TASK_STATUSES, TASK_TYPES } from '../tasks/store.ts'
import { UUID_PATTERN } from './image.ts'

const text = (description: string) => ({ description, type: 'string' })
const readOnly = { readOnly: true, type: 'string' }

const summary = {
  id: { ...text('What the task is called by'), pattern: UUID_PATTERN },
  type: { ...text('What the task does'), enum: TASK_TYPES },
  status: { ...text('How far the task is'), enum: TASK_STATUSES },
  owner: text('Project that the task belongs to'),
  image_id: text('Image that the task is about'),
  request_id: text('Request that began the task'),
  user_id: text('User who began the task'),
  expires_at: { description: 'When the task is forgotten', type: ['null', 'string'] },
  created_at: text('When the task was made'),
  updated_at: text('When the task was last changed'),
  self: readOnly,
  schema: readOnly,
}

/** GET /v2/schemas/task */
export const taskSchema = {
  name: 'task',
  properties: {
    ...summary,
    input: { description: 'What the task was given', type: ['null', 'object'] },
    result: { description: 'What came of the task', type: ['null', 'object'] },
    message: text('What there is to say, usually of a failure'),
  },
}

/** GET /v2/schemas/tasks */
export const tasksSchema = {
  name: 'tasks',
  properties: { tasks: { type: 'array', items: { name: 'task', properties: summary } }, schema: { type: 'string' } },
  links: [{ rel: 'describedby', href: '{schema}' }],
}
