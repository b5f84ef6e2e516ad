import type { Consequence } from '@meridian/contract'
import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import { toLines } from './to-lines.ts'

const intl = createIntl({ locale: 'en' })
const one = (more: Partial<Consequence>): Consequence => ({
  ...{ effect: 'goes', reason: 'portOfServer', of: 's', type: 'port', id: 'p', name: '10.0.0.1' },
  ...more,
})

test('things without a choice share a line, and those with one have their own', () => {
  const remedy = (id: string) => ({ operation: 'delete', type: 'volume', id }) as const
  const lines = toLines(
    [
      one({}),
      one({ id: 'q', name: '10.0.0.2' }),
      one({ effect: 'stays', reason: 'volumeOfServer', id: 'v', name: 'data', gigabytes: 200, remedy: remedy('v') }),
      one({ effect: 'stays', reason: 'volumeOfServer', id: 'w', name: 'logs', gigabytes: 10, remedy: remedy('w') }),
    ],
    intl,
  )
  expect(lines.map(({ text, amount, choice }) => [text, amount, choice?.label])).toEqual([
    ['2 ports: 10.0.0.1, 10.0.0.2', undefined, undefined],
    ['Volume data', '200 GB', 'Delete volume data'],
    ['Volume logs', '10 GB', 'Delete volume logs'],
  ])
  expect(lines[1]?.choice).toMatchObject({ gigabytes: 200, step: { of: 's', before: false, final: true } })
})

test('what blocks is remedied before; the reason of a lock is named', () => {
  const remedy = { operation: 'unlock', server: 's' } as const
  const locked = one({ effect: 'blocks', reason: 'locked', type: 'server', id: 's', name: 'web', remedy })
  const [line] = toLines([{ ...locked, detail: 'Release freeze' }], intl)
  expect(line).toMatchObject({ text: 'web is locked. Release freeze', choice: { label: 'Unlock web' } })
  expect(line?.choice?.step).toMatchObject({ before: true, undo: expect.any(Function) })
  expect(toLines([locked], intl)[0]?.text).toBe('web is locked.')
})
