import { badRequest } from '../../../core/errors/fault.ts'
import type { Call } from '../../../core/service/api.ts'
import * as store from './store.ts'
import type { ServiceRow } from './store.ts'

export interface Change {
  status?: ServiceRow['status'] | undefined
  disabled_reason?: string | undefined
  forced_down?: boolean | undefined
}

/** Throws 400 if the service does not support the change. */
export function applied({ db }: Call, row: ServiceRow, { status, disabled_reason, forced_down }: Change): ServiceRow {
  refuseOther(row.binary)
  if (status === 'enabled' && disabled_reason !== undefined) {
    throw badRequest("Specifying 'disabled_reason' with status 'enabled' is invalid.")
  }
  if (status === undefined && forced_down === undefined) {
    throw badRequest("No updates were requested. Fields 'status' or 'forced_down' should be specified.")
  }
  const changed: ServiceRow = {
    ...row,
    ...(status && { status, disabled_reason: disabled_reason ?? null }),
    forced_down: forced_down ?? row.forced_down,
  }
  store.update(db, changed)
  return changed
}

export function refuseOther(binary: string): void {
  if (binary === 'nova-compute') return
  throw badRequest(`Updating a ${binary} service is not supported. Only nova-compute services can be updated.`)
}
