import type { Port } from '@meridian/wire'
import * as z from 'zod'
import { badRequest, conflict, notFound } from '../../../core/errors/fault.ts'
import { accepted, ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { listPorts, listSecurityGroups, updatePort } from '../neighbours/networks.ts'
import { asCaller } from '../neighbours/requester.ts'
import { findFor } from '../servers/access.ts'
import type { ServerRow } from '../servers/row.ts'
import { change } from '../servers/tasks.ts'
import { readVifs } from '../servers/vifs.ts'
import { toGroup } from './view.ts'

type OfServer = Call<{ id: string }>

export const list = (call: OfServer) => {
  const row = findFor(call, 'os-security-groups:list')
  const requester = asCaller(call)
  const ids = listPorts(requester, [['device_id', row.id]]).flatMap((port) => port.security_groups)
  const byId = (wanted: string[]) =>
    wanted.length === 0
      ? []
      : listSecurityGroups(
          requester,
          [...new Set(wanted)].map((id) => ['id', id]),
        )
  const groups = byId(ids)
  const remote = byId(
    groups.flatMap((group) => group.security_group_rules.flatMap((rule) => rule.remote_group_id ?? [])),
  )
  const nameOf = (id: string) => {
    const found = remote.find((group) => group.id === id)
    return found && { name: found.name, tenant_id: found.tenant_id }
  }
  const sorted = groups.toSorted((left, right) => (left.tenant_id + left.name < right.tenant_id + right.name ? -1 : 1))
  return ok({ security_groups: sorted.map((group) => toGroup(group, nameOf)) })
}

export const add = (call: OfServer) => {
  const row = findFor(call, 'os-security-groups:add')
  const group = groupOf(call, 'addSecurityGroup')
  const ports = portsOf(call, row)
  if (ports.some((port) => !port.port_security_enabled || port.fixed_ips.length === 0)) {
    throw badRequest('Network requires port_security_enabled and subnet associated in order to apply security groups.')
  }
  for (const port of ports) write(call, port, [...port.security_groups, group])
  change(call, row, { vifs: readVifs(call, row) })
  return accepted
}

export const remove = (call: OfServer) => {
  const row = findFor(call, 'os-security-groups:remove')
  const name = nameIn(call, 'removeSecurityGroup')
  const group = groupOf(call, 'removeSecurityGroup')
  const ports = portsOf(call, row).filter((port) => port.security_groups.includes(group))
  if (ports.length === 0) throw notFound(`Security group ${name} not associated with the instance ${row.id}`)
  for (const port of ports)
    write(
      call,
      port,
      port.security_groups.filter((id) => id !== group),
    )
  change(call, row, { vifs: readVifs(call, row) })
  return accepted
}

function nameIn(call: OfServer, action: string): string {
  const body = call.json(z.looseObject({}))[action]
  if (typeof body !== 'object' || body === null) throw badRequest('Missing parameter dict')
  const name = 'name' in body ? body.name : undefined
  if (name === undefined) throw badRequest('Security group not specified')
  if (typeof name !== 'string' || name.trim() === '') throw badRequest('Security group name cannot be empty')
  return name
}

function groupOf(call: OfServer, action: string): string {
  const name = nameIn(call, action)
  const project = call.auth.projectId ?? ''
  const mine: [string, string] = ['project_id', project]
  const groups = listSecurityGroups(asCaller(call), [mine, ['id', name]])
  const [found, ...others] = groups.length > 0 ? groups : listSecurityGroups(asCaller(call), [mine, ['name', name]])
  if (others.length > 0) {
    throw conflict(`Multiple security_group matches found for name '${name}', use an ID to be more specific.`)
  }
  if (!found) throw notFound(`Security group ${name} is not found for project ${project}`)
  return found.id
}

function portsOf(call: OfServer, row: ServerRow): Port[] {
  const ports = listPorts(asCaller(call), [['device_id', row.id]])
  if (ports.length === 0) throw notFound(`instance_id ${row.id} could not be found as device id on any ports`)
  return ports
}

const write = (call: OfServer, port: Port, groups: string[]) =>
  updatePort(asCaller(call), port.id, { security_groups: [...new Set(groups)] })
