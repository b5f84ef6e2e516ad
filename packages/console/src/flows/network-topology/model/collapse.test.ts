import { expect, test } from 'vitest'
import { topology } from './topology.fixture.ts'
import { collapse, modelOf } from './topology-model.ts'

const model = modelOf(topology)
const names = (devices: readonly { id: string }[]) => devices.map(({ id }) => id)

test('[TOPO-07] a collapsed network hides and counts the servers that are only on it', () => {
  const { devices, hidden } = collapse(model, (id) => id === 'front')
  expect(names(devices)).toEqual(['gate', 'app', 'db', 'alone'])
  expect([...hidden]).toEqual([['front', 1]])
})

test('[TOPO-07] with all collapsed, devices that connect networks stay', () => {
  const { devices, hidden } = collapse(model, () => true)
  expect(names(devices)).toEqual(['gate', 'app', 'alone'])
  expect([...hidden]).toEqual([
    ['front', 1],
    ['back', 1],
  ])
})

test('[TOPO-07] expanding restores all', () => {
  expect(collapse(model, () => false)).toEqual({ ...model, hidden: new Map() })
})
