import * as z from 'zod'
import { del, get, patch, post, put } from '../endpoint.ts'
import { items, page, PageQuery } from '../items.ts'
import { StackCreate, StackPatch, StackPreviewRequest, StackUpdate } from './stack-requests.ts'

const Common = {
  id: z.string(),
  stack_name: z.string(),
  description: z.string().nullable(),
  /** What was done last, and how it went: CREATE_COMPLETE. */
  stack_status: z.string(),
  stack_status_reason: z.string().nullable(),
  creation_time: z.string(),
  updated_time: z.string().nullable(),
  deletion_time: z.string().nullable(),
  stack_owner: z.string().nullable(),
  /** The stack that this one is nested in. */
  parent: z.string().nullable(),
  tags: z.array(z.string()).nullable(),
}

const StackSummary = z.object(Common)
export type StackSummary = z.infer<typeof StackSummary>

const StackOutput = z.object({
  output_key: z.string(),
  description: z.string().nullish(),
  output_value: z.unknown().optional(),
  /** Why there is no value. */
  output_error: z.string().optional(),
})
export type StackOutput = z.infer<typeof StackOutput>

const StackView = z.object({
  ...Common,
  /** All as texts; hidden ones as asterisks. Those that Heat sets begin with `OS::`. */
  parameters: z.record(z.string(), z.unknown()),
  template_description: z.string().nullable(),
  disable_rollback: z.boolean(),
  timeout_mins: z.number().nullable(),
  /** Absent once the stack is deleted. */
  outputs: z.array(StackOutput).optional(),
})
export type StackView = z.infer<typeof StackView>

/** Paging, plus Heat's own filters by their names (`id`, `name`, `status`, `action`, `tags` …). */
const StackQuery = PageQuery.catchall(z.string())

/** A resource that does not exist yet, or that a change would concern. */
const PlannedResource = z.object({
  resource_name: z.string(),
  resource_type: z.string(),
  physical_resource_id: z.string().nullable(),
  required_by: z.array(z.string()),
  description: z.string().nullable(),
  attributes: z.record(z.string(), z.unknown()).nullable(),
  properties: z.record(z.string(), z.unknown()).optional(),
  stack_name: z.string(),
})
export type PlannedResource = z.infer<typeof PlannedResource>

const StackPreview = z.object({
  stack_name: z.string(),
  description: z.string().nullable(),
  parameters: z.record(z.string(), z.unknown()),
  disable_rollback: z.boolean(),
  timeout_mins: z.number().nullable(),
  tags: z.array(z.string()).nullable(),
  /** Those of nested stacks included. */
  resources: z.array(PlannedResource),
})
export type StackPreview = z.infer<typeof StackPreview>

const StackChanges = z.object({
  added: z.array(PlannedResource),
  updated: z.array(PlannedResource),
  replaced: z.array(PlannedResource),
  deleted: z.array(PlannedResource),
  unchanged: z.array(PlannedResource),
})
export type StackChanges = z.infer<typeof StackChanges>

export const StackAction = z.enum(['suspend', 'resume', 'check', 'cancel_update', 'cancel_without_rollback'])
export type StackAction = z.infer<typeof StackAction>

const AnyObject = z.record(z.string(), z.unknown())

const StackEnvironment = z.looseObject({
  parameters: AnyObject.default({}),
  parameter_defaults: AnyObject.default({}),
  resource_registry: AnyObject.default({}),
})
export type StackEnvironment = z.infer<typeof StackEnvironment>

export const stackEndpoints = {
  stackList: get('/api/heat/stacks/', {
    summary: 'Stacks of the project',
    query: StackQuery,
    result: page(StackSummary),
  }),
  stackCreate: post('/api/heat/stacks/', {
    summary: 'Launch a stack from a template',
    body: StackCreate,
    result: z.object({ id: z.string() }),
    location: '/api/heat/stacks/:id',
  }),
  stackPreview: post('/api/heat/stacks/preview/', {
    summary: 'What a template would create; nothing is created',
    body: StackPreviewRequest,
    result: StackPreview,
  }),
  stackView: get('/api/heat/stacks/:id', {
    summary: 'One stack with its parameters and outputs, also a nested or a deleted one',
    result: StackView,
  }),
  stackUpdate: put('/api/heat/stacks/:id', {
    summary: 'Change a stack: a new template, and all parameters that it needs',
    body: StackUpdate,
  }),
  stackPatch: patch('/api/heat/stacks/:id', {
    summary: 'Change a stack; what is left out stays as it is',
    body: StackPatch,
  }),
  stackDelete: del('/api/heat/stacks/:id', { summary: 'Delete a stack and its resources' }),
  stackUpdatePreview: put('/api/heat/stacks/:id/preview', {
    summary: 'What an update would do with each resource; nothing is changed',
    body: StackUpdate,
    result: StackChanges,
  }),
  stackPatchPreview: patch('/api/heat/stacks/:id/preview', {
    summary: 'What a change would do with each resource; nothing is changed',
    body: StackPatch,
    result: StackChanges,
  }),
  stackAction: post('/api/heat/stacks/:id/actions', {
    summary: 'Suspend, resume or check a stack, or cancel its update',
    body: z.object({ action: StackAction }),
  }),
  stackTemplate: get('/api/heat/stacks/:id/template', { summary: "A stack's template", result: AnyObject }),
  stackEnvironment: get('/api/heat/stacks/:id/environment', {
    summary: "A stack's environment",
    result: StackEnvironment,
  }),
  stackFiles: get('/api/heat/stacks/:id/files', {
    summary: "The files that a stack's template names",
    result: z.record(z.string(), z.string()),
  }),
  stackOutputs: get('/api/heat/stacks/:id/outputs', {
    summary: "A stack's outputs, without their values",
    result: items(StackOutput),
  }),
  stackOutput: get('/api/heat/stacks/:id/outputs/:key', { summary: 'One output with its value', result: StackOutput }),
}

/** Most operators leave both switched off, and Heat refuses them. */
export const stackExportEndpoints = {
  stackAbandon: del('/api/heat/stacks/:id/abandon', {
    summary: 'Forget a stack and keep its resources, where the cloud allows it',
    result: AnyObject,
  }),
  stackExport: get('/api/heat/stacks/:id/export', {
    summary: 'All that is known of a stack, where the cloud allows it',
    result: AnyObject,
  }),
}
