import { describe, expect, test } from 'vitest'
import { topology } from '../model/topology.fixture.ts'
import { modelOf } from '../model/topology-model.ts'
import { drawModeFor } from './draw-mode.ts'
import { flatLayout, type PlacedDevice } from './flat-layout.ts'

const model = modelOf(topology)
const names = (placed: readonly PlacedDevice[]) => placed.map(({ device }) => device.id)

describe('[TOPO-02] the flat view', () => {
  test.each([
    ['normal', 270, 500],
    ['small', 100, 400],
  ] as const)('%s: a network every %i px, at least %i px high', (mode, width, height) => {
    const layout = flatLayout(model, mode)
    expect(layout.columns.map(({ x }) => x)).toEqual([0, width, 2 * width])
    expect(layout.height).toBe(height)
  })

  test.each([
    [null, 3, 810, 'normal'],
    [null, 3, 809, 'small'],
    [null, 0, 0, 'normal'],
    ['normal', 40, 300, 'normal'],
    ['small', 1, 1400, 'small'],
  ] as const)('chosen %s, %i networks on %i px: %s', (chosen, networks, width, mode) => {
    expect(drawModeFor(chosen, networks, width)).toBe(mode)
  })

  test('a device is attached to the first of its networks, and one without networks is separate', () => {
    const { columns, loose } = flatLayout(model, 'normal')
    expect(columns.map(({ devices }) => names(devices))).toEqual([['gate'], ['app', 'web'], ['db']])
    expect(loose.map(({ id }) => id)).toEqual(['alone'])
  })

  test('wires reach the bars of all networks of a device', () => {
    const { columns } = flatLayout(model, 'normal')
    const app = columns[1]?.devices[0]
    expect(app?.wires.map(({ to }) => to)).toEqual([270, 540])
    expect(app?.wires.map(({ from }) => from)).toEqual([270 + 96, 270 + 96 + 88])
  })

  test('devices do not overlap wires or each other', () => {
    const { columns } = flatLayout(model, 'normal')
    const all = columns.flatMap(({ devices }) => devices)
    const overlaps = all.flatMap(({ device, box, wires }) =>
      all
        .filter((other) => other.device !== device)
        .filter(
          ({ box: its }) =>
            wires.some(({ y, from, to }) => {
              const crosses = Math.min(from, to) < its.x + its.width && Math.max(from, to) > its.x
              return crosses && y > its.y && y < its.y + its.height
            }) ||
            (its.x === box.x && its.y < box.y + box.height && box.y < its.y + its.height),
        )
        .map((other) => `${device.id} and ${other.device.id}`),
    )
    expect(overlaps).toEqual([])
  })

  test('many devices increase the height', () => {
    const many = Array.from({ length: 30 }, (_, index) => ({ ...model.devices[1]!, id: `web-${index}` }))
    expect(flatLayout({ ...model, devices: many }, 'normal').height).toBeGreaterThan(30 * 72)
  })
})
