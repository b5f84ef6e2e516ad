import type { InternalRequest } from '../../../core/service/internal-request.ts'
import type { EngineContext } from '../engine/context.ts'
import type { ResourceRow } from '../resources/store.ts'
import type { StackRow } from '../stacks/store.ts'
import type { Json, JsonMap } from '../template/json.ts'
import type { PropertySchema } from './properties.ts'

/** A resource that something is done with. */
export interface Work {
  context: EngineContext
  stack: StackRow
  resource: ResourceRow
  /** As the resource has them or, where it is made or changed, is to have them; with defaults. */
  properties: JsonMap
  /** Asks a service as the stack's owner and answers the body; its refusal is thrown under the name that clients give it. */
  // eslint-disable-next-line typescript/no-explicit-any -- the caller knows the API that it calls
  callService: (service: string, request: InternalRequest) => any
  /** Takes note of what the resource is called in its own service, so that it is known whatever fails after that. */
  recordId: (id: string) => Work
}

/** What a new resource is called in its own service, and what is to be kept of it. */
export interface CreateResult {
  id: string | null
  data?: JsonMap
}

export interface Attribute {
  description: string
  type: 'string' | 'integer' | 'boolean' | 'map' | 'list'
  /** Where the live view does not have it under its name. */
  value?: (work: Work) => Json
}

/** A stack that a resource is made of. */
export interface NestedPlan {
  template: JsonMap
  parameters: JsonMap
  files?: Record<string, string>
}

/** One type of resource; registry.ts lists them. Hooks that are absent do nothing and are done at once. */
export interface Plugin {
  type: string
  /** The release that it came with. */
  since: string
  description: string
  properties: Readonly<Record<string, PropertySchema>>
  attributes: Readonly<Record<string, Attribute>>
  /** Says what is wrong with properties that are right one by one; gets those that are known before anything is made. */
  validate?: (properties: JsonMap, resource: string) => string | undefined
  create?: (work: Work) => CreateResult
  isReady?: (work: Work) => boolean
  /** Gets the properties that differ, all of which may change. */
  update?: (work: Work, changes: JsonMap) => void
  isUpdated?: (work: Work) => boolean
  remove?: (work: Work) => void
  isGone?: (work: Work) => boolean
  suspend?: (work: Work) => void
  isSuspended?: (work: Work) => boolean
  resume?: (work: Work) => void
  isResumed?: (work: Work) => boolean
  /** Throws where the resource is not as it should be. */
  check?: (work: Work) => void
  /** Takes a signal in; answers the reason of the event, and the resource's metadata where they change. */
  signal?: (work: Work, details: JsonMap) => { reason: string; metadata?: JsonMap }
  /** How the resource looks in its own service now; its keys are attributes too. */
  show?: (work: Work) => JsonMap
  /** What `get_resource` gives, where that is not its id. */
  reference?: (work: Work) => string
  /** For types that are stacks themselves: what of. The engine does the rest. */
  nested?: (properties: JsonMap, resource: string) => NestedPlan
  /** Its attributes are those of the nested stack's resources, where they otherwise are its outputs. */
  isGroup?: true
}
