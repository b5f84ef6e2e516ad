import type { Stack, StackSummary } from '@meridian/wire'
import type { Call } from '../../../core/service/api.ts'
import type { EngineContext } from '../engine/context.ts'
import { modelOf } from '../engine/model.ts'
import { outputsOf } from '../engine/scope.ts'
import type { OutputValue } from '../engine/scope.ts'
import { link, stackUrl } from '../links.ts'
import { shownValue } from '../template/parameter-values.ts'
import type { StackRow } from './store.ts'

type Base = Pick<Call, 'baseUrl'>

const statusOf = ({ action, status, status_reason }: StackRow) => ({
  stack_status: `${action}_${status}` as const,
  stack_status_reason: status_reason,
})

/** The stack in lists; administrators also get its project. */
export const toSummary = (base: Base, row: StackRow, isForAdmin: boolean): StackSummary => ({
  id: row.id,
  links: [link('self', stackUrl(base, row))],
  ...(isForAdmin && { project: row.project_id }),
  stack_name: row.name,
  description: '',
  ...statusOf(row),
  creation_time: row.created_at,
  updated_time: row.updated_at,
  deletion_time: row.deleted_at,
  stack_owner: row.username,
  parent: row.owner_id,
  stack_user_project_id: row.stack_user_project_id,
  tags: row.tags.length > 0 ? row.tags : null,
})

/** The stack in show, without its outputs. */
export function toStack(base: Base, row: StackRow): Stack {
  return { ...toPreview(base, row, row.id), stack_user_project_id: row.stack_user_project_id, ...statusOf(row) }
}

/** The fields of a stack that does not exist yet. */
export function toPreview(base: Base, row: StackRow, id: string) {
  const { template, values } = modelOf(row)
  const parameters = template.parameters.map((parameter) => [
    parameter.name,
    shownValue(parameter, values.get(parameter.name) ?? null),
  ])
  return {
    stack_name: row.name,
    id,
    links: [link('self', stackUrl(base, { ...row, id }))],
    creation_time: row.created_at,
    updated_time: row.updated_at,
    deletion_time: row.deleted_at,
    notification_topics: [],
    parameters: {
      'OS::stack_id': id,
      'OS::project_id': row.project_id,
      'OS::stack_name': row.name,
      ...Object.fromEntries(parameters),
    },
    description: template.description,
    template_description: template.description,
    capabilities: [],
    disable_rollback: row.disable_rollback,
    timeout_mins: row.timeout_mins,
    stack_owner: row.username,
    parent: row.owner_id,
    stack_user_project_id: null,
    tags: row.tags,
  }
}

export const toOutput = ({ name, description, value, error }: OutputValue) => ({
  output_key: name,
  description,
  ...(error !== undefined && { output_error: error }),
  output_value: value,
})

export const outputsView = (context: EngineContext, row: StackRow) => outputsOf(context, row).map(toOutput)
