import { validationFailed } from '../faults.ts'
import type { NestedPlan, Plugin, Work } from '../plugins/plugin.ts'
import { newStackDefaults } from '../stacks/store.ts'
import * as stacks from '../stacks/store.ts'
import type { Design, StackRow } from '../stacks/store.ts'
import { begin, beginNew } from './begin.ts'

/** Maximum depth of nested stacks. */
const MAX_DEPTH = 5

/** The nested stack of a resource, if it exists. */
export function childOf({ context, resource }: Pick<Work, 'context' | 'resource'>): StackRow | undefined {
  const child = resource.physical_id === null ? undefined : stacks.find(context.db, resource.physical_id)
  return child?.deleted_at === null ? child : undefined
}

const designOf = ({ stack }: Work, { template, parameters, files }: NestedPlan): Design => ({
  template,
  environment: { ...stack.environment, parameters },
  files: { ...stack.files, ...files },
})

/** The hooks of a type that creates a nested stack. */
export function nestedHooks(plan: NonNullable<Plugin['nested']>) {
  const planFor = (work: Work) => plan(work.properties, work.resource.name)
  return {
    create(work: Work) {
      if (depthOf(work) >= MAX_DEPTH) throw validationFailed(`Recursion depth exceeds ${MAX_DEPTH}.`)
      return { id: beginNew(work.context, childFor(work, planFor(work))).id }
    },
    isReady: (work: Work) => isSettled(work, 'CREATE'),
    update(work: Work) {
      const child = childOf(work)
      if (!child) throw validationFailed('The nested stack is gone.')
      begin(work.context, { ...child, ...designOf(work, planFor(work)) }, 'UPDATE')
    },
    isUpdated: (work: Work) => isSettled(work, 'UPDATE'),
    remove(work: Work) {
      const child = childOf(work)
      if (child) begin(work.context, child, 'DELETE')
    },
    isGone: (work: Work) => childOf(work) === undefined || isSettled(work, 'DELETE'),
    suspend: (work: Work) => act(work, 'SUSPEND'),
    isSuspended: (work: Work) => isSettled(work, 'SUSPEND'),
    resume: (work: Work) => act(work, 'RESUME'),
    isResumed: (work: Work) => isSettled(work, 'RESUME'),
  }
}

function act(work: Work, action: 'SUSPEND' | 'RESUME'): void {
  const child = childOf(work)
  if (child) begin(work.context, child, action)
}

function isSettled(work: Work, action: StackRow['action']): boolean {
  const child = childOf(work)
  if (!child) throw validationFailed('The nested stack is gone.')
  if (child.status === 'FAILED' || child.action === 'ROLLBACK') throw validationFailed(child.status_reason)
  return child.action === action && child.status === 'COMPLETE'
}

function depthOf({ context, stack }: Pick<Work, 'context' | 'stack'>): number {
  const owner = stack.owner_id === null ? undefined : stacks.find(context.db, stack.owner_id)
  return owner ? 1 + depthOf({ context, stack: owner }) : 0
}

function childFor(work: Work, plan: NestedPlan): StackRow {
  const { context, stack, resource } = work
  const { project_id, user_id, username, timeout_mins, stack_user_project_id } = stack
  return {
    ...designOf(work, plan),
    ...newStackDefaults(context.clock.now()),
    name: resource.physical_name,
    project_id,
    user_id,
    username,
    owner_id: stack.id,
    owner_resource: resource.name,
    disable_rollback: true,
    timeout_mins,
    tags: [],
    stack_user_project_id,
  }
}
