import * as z from 'zod'
import { del, get, patch, post, put } from '../endpoint.ts'
import { items, page, PageQuery } from '../items.ts'
import { StackCreate, StackPatch, StackPreviewRequest, StackUpdate } from './stack-requests.ts'

const Common = {
  id: z.string(),
  stack_name: z.string(),
  description: z.string().nullable(),
  /** Last action and its result, such as CREATE_COMPLETE. */
  stack_status: z.string(),
  stack_status_reason: z.string().nullable(),
  creation_time: z.string(),
  updated_time: z.string().nullable(),
  deletion_time: z.string().nullable(),
  stack_owner: z.string().nullable(),
  /** Id of the stack that this one is nested in. */
  parent: z.string().nullable(),
  tags: z.array(z.string()).nullable(),
}

const StackSummary = z.object({
  ...Common,
  /** Heat names it to administrators only, in lists. */ project: z.string().optional(),
})
export type StackSummary = z.infer<typeof StackSummary>

const StackOutput = z.object({
  output_key: z.string(),
  description: z.string().nullish(),
  output_value: z.unknown().optional(),
  /** Error message if there is no value. */
  output_error: z.string().optional(),
})
export type StackOutput = z.infer<typeof StackOutput>

const StackView = z.object({
  ...Common,
  /** Values as text; hidden ones as asterisks. Names of Heat's own parameters begin with `OS::`. */
  parameters: z.record(z.string(), z.unknown()),
  template_description: z.string().nullable(),
  disable_rollback: z.boolean(),
  timeout_mins: z.number().nullable(),
  /** Absent after deletion. */
  outputs: z.array(StackOutput).optional(),
})
export type StackView = z.infer<typeof StackView>

/** Paging, plus any Heat filter by its own name (`id`, `name`, `status`, `action`, `tags` …). */
const StackQuery = PageQuery.extend({
  /** Stacks of all projects; administrators only. */
  all_projects: z.stringbool().optional(),
}).catchall(z.string())

/** A resource that a creation or a change would affect. */
const PlannedResource = z.object({
  resource_name: z.string(),
  resource_type: z.string(),
  physical_resource_id: z.string().nullable(),
  required_by: z.array(z.string()),
  description: z.string().nullable(),
  attributes: z.record(z.string(), z.unknown()).nullable(),
  properties: z.record(z.string(), z.unknown()).optional(),
  stack_name: z.string(),
  /** The resource whose nested stack has this one. */
  parent_resource: z.string().optional(),
})
export type PlannedResource = z.infer<typeof PlannedResource>

const StackPreview = z.object({
  stack_name: z.string(),
  description: z.string().nullable(),
  parameters: z.record(z.string(), z.unknown()),
  disable_rollback: z.boolean(),
  timeout_mins: z.number().nullable(),
  tags: z.array(z.string()).nullable(),
  /** Includes resources of nested stacks. */
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
  stackList: get('/api/heat/stacks/', "List the project's stacks", { query: StackQuery, result: page(StackSummary) }),
  stackCreate: post('/api/heat/stacks/', 'Create a stack from a template', {
    body: StackCreate,
    result: z.object({ id: z.string() }),
    location: '/api/heat/stacks/:id',
  }),
  stackPreview: post('/api/heat/stacks/preview/', 'Preview the resources that a template would create', {
    body: StackPreviewRequest,
    result: StackPreview,
  }),
  stackView: get('/api/heat/stacks/:id', 'Show a stack with its parameters and outputs; also a nested or deleted one', {
    result: StackView,
  }),
  stackUpdate: put('/api/heat/stacks/:id', 'Update a stack with a template and all parameters', { body: StackUpdate }),
  stackPatch: patch('/api/heat/stacks/:id', 'Update a stack; missing fields do not change', { body: StackPatch }),
  stackDelete: del('/api/heat/stacks/:id', 'Delete a stack and its resources'),
  stackUpdatePreview: put('/api/heat/stacks/:id/preview', 'Preview what an update would do with each resource', {
    body: StackUpdate,
    result: StackChanges,
  }),
  stackPatchPreview: patch(
    '/api/heat/stacks/:id/preview',
    'Preview what a partial update would do with each resource',
    { body: StackPatch, result: StackChanges },
  ),
  stackAction: post('/api/heat/stacks/:id/actions', 'Suspend, resume or check a stack, or cancel its update', {
    body: z.object({ action: StackAction }),
  }),
  stackTemplate: get('/api/heat/stacks/:id/template', 'Show the template of a stack', { result: AnyObject }),
  stackEnvironment: get('/api/heat/stacks/:id/environment', 'Show the environment of a stack', {
    result: StackEnvironment,
  }),
  stackFiles: get('/api/heat/stacks/:id/files', "Show the files that a stack's template references", {
    result: z.record(z.string(), z.string()),
  }),
  stackOutputs: get('/api/heat/stacks/:id/outputs', 'List the outputs of a stack without their values', {
    result: items(StackOutput),
  }),
  stackOutput: get('/api/heat/stacks/:id/outputs/:key', 'Show an output with its value', { result: StackOutput }),
}

/** Heat refuses both unless the operator enables them. */
export const stackExportEndpoints = {
  stackAbandon: del(
    '/api/heat/stacks/:id/abandon',
    'Abandon a stack: delete it and keep its resources, if Heat allows it',
    { result: AnyObject },
  ),
  stackExport: get('/api/heat/stacks/:id/export', 'Export a stack, if Heat allows it', { result: AnyObject }),
}
