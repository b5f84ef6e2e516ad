import { expect, test } from 'vitest'
import { server } from '../server.fixture.ts'
import { addressChoices, poolOf } from './FloatingIpDialogs.tsx'
import { attachInterfaceRequest, attachInterfaceSchema } from './InterfaceDialogs.tsx'
import { rebuildDefaults, rebuildRequest, rebuildSchema } from './RebuildInstance.tsx'
import { rescueRequest } from './RescueInstance.tsx'

test('[FORM-02] a rebuild starts with the values of the server, and its passwords must match', () => {
  const form = rebuildDefaults(server({ description: 'x', 'OS-DCF:diskConfig': 'MANUAL' }))
  expect(form).toMatchObject({ image: 'i1', disk_config: 'MANUAL', description: 'x' })
  expect(rebuildSchema.safeParse({ ...form, password: 'a', confirm: 'b' }).error?.issues[0]?.path).toEqual(['confirm'])
  expect(rebuildSchema.safeParse({ ...form, image: '' }).success).toBe(false)
})

test('a rebuild sends neither an empty password nor what is unchanged', () => {
  const old = server({ description: 'x' })
  const form = rebuildSchema.parse(rebuildDefaults(old))
  expect(rebuildRequest(form, old)).toEqual({ image: 'i1' })
  expect(rebuildRequest({ ...form, disk_config: 'MANUAL', description: '', password: 'p' }, old)).toEqual({
    image: 'i1',
    disk_config: 'MANUAL',
    description: '',
    password: 'p',
  })
})

test('a rescue boots the server’s own image unless another is chosen', () => {
  expect(rescueRequest({ image: null, password: '' })).toEqual({ image: null })
  expect(rescueRequest({ image: 'i2', password: 'p' })).toEqual({ image: 'i2', password: 'p' })
})

test('[FORM-03] an interface is attached by network, with an address or without, or by port', () => {
  expect(attachInterfaceRequest({ by: 'network', network: 'n', fixed_ip: '' })).toEqual({ network: 'n' })
  expect(attachInterfaceRequest({ by: 'network', network: 'n', fixed_ip: '10.0.0.9' })).toEqual({
    network: 'n',
    fixed_ip: '10.0.0.9',
  })
  expect(attachInterfaceRequest({ by: 'port', port: 'p' })).toEqual({ port: 'p' })
  const wrong = { by: 'network', network: 'n', fixed_ip: '10.0.0.999', port: 'p' }
  expect(attachInterfaceSchema.safeParse(wrong).error?.issues[0]?.path).toEqual(['fixed_ip'])
})

test('floating IPs without a port come before the pools to allocate another from', () => {
  const ip = (id: string, port_id: string | null) => ({ id, ip: `203.0.113.${id}`, port_id })
  const choices = addressChoices(
    [ip('1', 'p'), ip('2', null)],
    [{ id: 'net', name: 'public' }],
    (pool) => `new from ${pool}`,
  )
  expect(choices.map(({ label }) => label)).toEqual(['203.0.113.2', 'new from public'])
  expect(choices.map(({ value }) => poolOf(value))).toEqual([null, 'net'])
})
