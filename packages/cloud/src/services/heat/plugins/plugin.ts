import type { InternalRequest } from '../../../core/service/internal-request.ts'
import type { EngineContext } from '../engine/context.ts'
import type { ResourceRow } from '../resources/store.ts'
import type { StackRow } from '../stacks/store.ts'
import type { Json, JsonMap } from '../template/json.ts'
import type { PropertySchema } from './properties.ts'

/** A resource that a hook works on. */
export interface Work {
  context: EngineContext
  stack: StackRow
  resource: ResourceRow
  /** The current properties or, in create and update, the requested ones; with defaults. */
  properties: JsonMap
  /** Sends a request as the stack's owner and returns the body; throws errors with the names of the Python clients. */
  // eslint-disable-next-line typescript/no-explicit-any -- the caller knows the type of the API's response
  callService: (service: string, request: InternalRequest) => any
  /** Stores the id of the resource in its service, so that it is known even if a later step fails. */
  recordId: (id: string) => Work
}

/** The id of a new resource in its service, and data to store with it. */
export interface CreateResult {
  id: string | null
  data?: JsonMap
}

export interface Attribute {
  description: string
  type: 'string' | 'integer' | 'boolean' | 'map' | 'list'
  /** For attributes that differ from the live view's. */
  value?: (work: Work) => Json
}

/** The nested stack of a resource. */
export interface NestedPlan {
  template: JsonMap
  parameters: JsonMap
  files?: Record<string, string>
}

/** A resource type; registry.ts lists them. A missing hook does nothing and completes at once. */
export interface Plugin {
  type: string
  /** The release that introduced the type. */
  since: string
  description: string
  properties: Readonly<Record<string, PropertySchema>>
  attributes: Readonly<Record<string, Attribute>>
  /** Returns the problem of a combination of properties; gets those known before creation. */
  validate?: (properties: JsonMap, resource: string) => string | undefined
  create?: (work: Work) => CreateResult
  isReady?: (work: Work) => boolean
  /** Gets the properties that differ, all of which can be updated. */
  update?: (work: Work, changes: JsonMap) => void
  isUpdated?: (work: Work) => boolean
  remove?: (work: Work) => void
  isGone?: (work: Work) => boolean
  suspend?: (work: Work) => void
  isSuspended?: (work: Work) => boolean
  resume?: (work: Work) => void
  isResumed?: (work: Work) => boolean
  /** Throws if the resource is in a wrong state. */
  check?: (work: Work) => void
  /** Handles a signal; returns the reason of the event, and new metadata of the resource. */
  signal?: (work: Work, details: JsonMap) => { reason: string; metadata?: JsonMap }
  /** The live view of the resource in its service; its keys are attributes too. */
  show?: (work: Work) => JsonMap
  /** The value of `get_resource`, if it is not the id. */
  reference?: (work: Work) => string
  /** For types with a nested stack: its template and parameters. The engine does the rest. */
  nested?: (properties: JsonMap, resource: string) => NestedPlan
  /** Its attributes come from the nested stack's resources instead of its outputs. */
  isGroup?: true
}
