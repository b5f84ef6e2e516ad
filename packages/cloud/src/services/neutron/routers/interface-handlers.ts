import * as z from 'zod'
import { ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { badResource } from '../faults.ts'
import type { PortRow } from '../ports/store.ts'
import { bumpRevision } from '../resource/standard.ts'
import { isFields, readUuid, InvalidValue } from '../resource/values.ts'
import { attachPort, attachSubnet, toInterface } from './attach.ts'
import { detach, findInterface } from './detach.ts'
import { findFor, scheduled } from './find.ts'
import * as store from './store.ts'
import type { RouterRow } from './store.ts'

export const add = (call: Call<{ id: string }>) =>
  changeInterfaces(call, 'add_router_interface', (router, { port_id, subnet_id }) => {
    if (port_id !== undefined && subnet_id !== undefined) {
      throw badResource('router', 'Cannot specify both subnet-id and port-id')
    }
    return port_id === undefined ? attachSubnet(call, router, subnet_id ?? '') : attachPort(call, router, port_id)
  })

export const remove = (call: Call<{ id: string }>) =>
  changeInterfaces(call, 'remove_router_interface', (router, { port_id, subnet_id }) => {
    const port = findInterface(call, router, port_id, subnet_id)
    detach(call, router, port, subnet_id)
    return port
  })

interface InterfaceRequest {
  port_id?: string
  subnet_id?: string
}

function changeInterfaces(
  call: Call<{ id: string }>,
  rule: string,
  change: (router: RouterRow, request: InterfaceRequest) => PortRow,
) {
  const router = scheduled(call, findFor(call, rule))
  const request = readRequest(call)
  const port = change(router, request)
  store.update(call.db, bumpRevision(call, router))
  return ok(toInterface(router, port, request.subnet_id))
}

function readRequest(call: Call): InterfaceRequest {
  const body: unknown = call.json(z.unknown())
  const { port_id, subnet_id } = isFields(body) ? body : {}
  if (port_id === undefined && subnet_id === undefined) {
    throw badResource('router', 'Either subnet_id or port_id must be specified')
  }
  return {
    ...(subnet_id !== undefined && { subnet_id: idOf(subnet_id) }),
    ...(port_id !== undefined && { port_id: idOf(port_id) }),
  }
}

function idOf(data: unknown): string {
  try {
    return readUuid(data)
  } catch (error) {
    throw error instanceof InvalidValue ? badResource('router', error.message) : error
  }
}
