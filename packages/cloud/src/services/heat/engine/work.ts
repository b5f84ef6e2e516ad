import type { Auth } from '../../../core/auth/auth.ts'
import { Fault, unauthorized } from '../../../core/errors/fault.ts'
import type { Work } from '../plugins/plugin.ts'
import * as resources from '../resources/store.ts'
import type { ResourceRow } from '../resources/store.ts'
import type { StackRow } from '../stacks/store.ts'
import type { JsonMap } from '../template/json.ts'
import type { EngineContext } from './context.ts'

/** The stack's owner, for requests to other services. */
function actor({ db, directory }: EngineContext, { user_id, project_id }: StackRow): Auth {
  const auth = directory.identity.actingFor(db, user_id, project_id)
  if (!auth) throw unauthorized('Authorization failed.', { type: 'AuthorizationFailure' })
  return auth
}

export function workOn(
  context: EngineContext,
  stack: StackRow,
  resource: ResourceRow,
  properties: JsonMap = resource.properties,
): Work {
  return {
    context,
    stack,
    resource,
    properties,
    recordId(id) {
      const row = { ...resource, physical_id: id }
      resources.update(context.db, row)
      return workOn(context, stack, row, properties)
    },
    callService(service, request) {
      try {
        return context.callService(actor(context, stack), service, request).body
      } catch (error) {
        throw error instanceof Fault ? asClient(service, error) : error
      }
    },
  }
}

const CLIENT_NAMES: Readonly<Record<number, string>> = {
  400: 'BadRequest',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'NotFound',
  409: 'Conflict',
  413: 'OverLimit',
}

/** The error as OpenStack's Python clients report it. */
function asClient(service: string, { status, message, type, detail }: Fault): Fault {
  const name = type ?? CLIENT_NAMES[status] ?? 'ClientException'
  const clientMessage = service === 'network' ? message : `${message} (HTTP ${status})`
  return new Fault(status, clientMessage, { type: service === 'network' ? `${name}Client` : name, detail })
}

/** The reason in an event: `Forbidden: resources.server: Quota exceeded …`. */
export const reasonFor = (fault: Fault, resource: string): string =>
  `${fault.type ?? CLIENT_NAMES[fault.status] ?? 'Error'}: resources.${resource}: ${fault.message}`
