import type { Link } from './compute.ts'

export type StackActionName =
  | 'CREATE'
  | 'UPDATE'
  | 'DELETE'
  | 'ROLLBACK'
  | 'SUSPEND'
  | 'RESUME'
  | 'CHECK'
  | 'SNAPSHOT'
  | 'RESTORE'

/** Last action and its result. */
export type StackStatus = `${StackActionName}_${'IN_PROGRESS' | 'COMPLETE' | 'FAILED'}`

/** An item of GET /stacks. */
export interface StackSummary {
  id: string
  links: Link[]
  /** Administrators only, in lists of all projects. */
  project?: string
  stack_name: string
  description: string
  stack_status: StackStatus
  stack_status_reason: string
  creation_time: string
  updated_time: string | null
  deletion_time: string | null
  stack_owner: string
  /** Id of the stack that this one is nested in. */
  parent: string | null
  stack_user_project_id: string
  tags: string[] | null
}

export interface StackOutput {
  output_key: string
  description: string
  output_value: unknown
  /** Error message if there is no value. */
  output_error?: string
}

export interface Stack extends Omit<StackSummary, 'project' | 'tags'> {
  notification_topics: string[]
  /** Values as text; hidden ones as asterisks. */
  parameters: Record<string, string>
  template_description: string
  capabilities: string[]
  disable_rollback: boolean
  timeout_mins: number | null
  tags: string[]
  /** Absent with `resolve_outputs=false` and after deletion. */
  outputs?: StackOutput[]
}

export interface StackResource {
  updated_time: string
  creation_time: string
  logical_resource_id: string
  resource_name: string
  /** Empty until the resource is created. */
  physical_resource_id: string
  resource_status: StackStatus | 'INIT_COMPLETE'
  resource_status_reason: string
  resource_type: string
  /** `self`, `stack`, and `nested` if the resource is a stack. */
  links: Link[]
  required_by: string[]
  /** Name of the resource that this one's nested stack is; only in lists with `nested_depth`. */
  parent_resource?: string
  description?: string
  attributes?: Record<string, unknown>
}

export interface StackEvent {
  id: string
  /** `self`, `resource` and `stack`. */
  links: Link[]
  event_time: string
  logical_resource_id: string
  resource_name: string
  physical_resource_id: string | null
  resource_status: string
  resource_status_reason: string
  resource_type?: string
  resource_properties?: Record<string, unknown>
}

export interface StackEnvironment extends Record<string, unknown> {
  parameters?: Record<string, unknown>
  parameter_defaults?: Record<string, unknown>
  resource_registry?: Record<string, unknown>
  event_sinks?: unknown[]
  encrypted_param_names?: string[]
}

export interface StackSnapshot {
  id: string
  name: string | null
  status: string
  status_reason: string | null
  /** The stack's data at that time; null until the snapshot is complete. */
  data: Record<string, unknown> | null
  creation_time: string
}

/** A resource in a preview; unlike lists, action and status are separate. */
export interface PreviewedResource {
  resource_name: string
  resource_type: string
  physical_resource_id: string | null
  resource_action: string
  resource_status: string
  required_by: string[]
  description: string
  attributes: Record<string, unknown> | null
  properties?: Record<string, unknown>
  stack_identity: { stack_name: string; stack_id: string; path: string }
  /** In nested stacks. */
  parent_resource?: string
}

/** A nested stack in a preview is a list of its resources. */
export type PreviewTree = PreviewedResource | PreviewTree[]

/** Response of POST /stacks/preview. */
export interface StackPreview extends Omit<Stack, 'stack_status' | 'stack_status_reason'> {
  resources: PreviewTree[]
}

/** Response of PUT /stacks/{name}/{id}/preview. */
export interface StackChanges {
  added: PreviewedResource[]
  updated: PreviewedResource[]
  replaced: PreviewedResource[]
  deleted: PreviewedResource[]
  unchanged: PreviewedResource[]
}

export interface ResourceTypeSummary {
  resource_type: string
  description: string | null
}

export interface ResourceTypeSchema {
  resource_type: string
  description?: string | null
  properties: Record<string, unknown>
  attributes: Record<string, unknown>
  support_status?: Record<string, unknown>
}

export interface TemplateVersion {
  version: string
  type: string
  aliases?: string[]
}

export interface TemplateFunction {
  /** A single name, despite the plural. */
  functions: string
  description: string | null
}

/** An engine; times are UTC without a Z. */
export interface OrchestrationService {
  id: string
  engine_id: string
  host: string
  hostname: string
  binary: string
  topic: string
  status: 'up' | 'down'
  /** Seconds. */
  report_interval: number
  created_at: string | null
  updated_at: string | null
  deleted_at: string | null
}
