import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contains, formatCidr, overlaps, parseCidr } from './cidr.ts'
import { formatIp, parseIp } from './ip.ts'
import { compacted, toCidrs, without } from './ranges.ts'

describe('addresses', () => {
  test.each([
    ['10.0.0.1', '10.0.0.1'],
    ['255.255.255.255', '255.255.255.255'],
    ['FD00:0:0:0::1', 'fd00::1'],
    ['::', '::'],
    ['::1', '::1'],
    ['1::', '1::'],
    ['1:0:0:2:0:0:0:3', '1:0:0:2::3'],
    ['1:2:3:4:5:6:7:8', '1:2:3:4:5:6:7:8'],
    ['::ffff:10.0.0.1', '::ffff:a00:1'],
  ])('%s is formatted as %s', (text, usual) => {
    const ip = parseIp(text)
    expect(ip && formatIp(ip)).toBe(usual)
  })

  test.each([
    '',
    '10.0.0',
    '10.0.0.256',
    '10.0.0.01',
    '1.2.3.4.5',
    ':::',
    '1::2::3',
    '1:2:3',
    '12345::',
    '::g',
    '::1.2.3',
  ])('%j is not an address', (text) => expect(parseIp(text)).toBeUndefined())

  test('a formatted address can be parsed again', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 128n - 1n }), (value) => {
        expect(parseIp(formatIp({ version: 6, value }))).toEqual({ version: 6, value })
      }),
    )
  })
})

describe('networks', () => {
  test.each(['10.0.0.0/33', '10.0.0.0/', '10.0.0.0/x', '10.0.0.0/8/8', 'x/8', '::/129'])('%j is not a CIDR', (text) =>
    expect(parseCidr(text)).toBeUndefined(),
  )

  test('are formatted with their first address', () => {
    const cidr = parseCidr('10.5.0.7/24')
    expect(cidr && formatCidr(cidr)).toBe('10.5.0.0/24')
  })

  test('overlap and contain only within a version', () => {
    const [v4, inside, v6] = ['10.0.0.0/8', '10.9.0.0/16', 'a00::/8'].map((text) => parseCidr(text)!) // all three parse
    expect(overlaps(v4!, inside!)).toBe(true) // as above
    expect(overlaps(v4!, v6!)).toBe(false) // as above
    expect(contains(v6!, parseIp('10.0.0.1')!)).toBe(false) // as above
  })
})

describe('ranges', () => {
  test('adjacent ranges merge, others do not', () => {
    expect(compacted(['10.0.1.0/24', '10.0.0.0/24', '10.5.0.0/16'])).toEqual(['10.0.0.0/23', '10.5.0.0/16'])
  })

  test('subtraction removes exactly the given ranges', () => {
    const holes = [
      { first: 5n, last: 6n },
      { first: 1n, last: 2n },
    ]
    expect(without({ first: 0n, last: 9n }, holes)).toEqual([
      { first: 0n, last: 0n },
      { first: 3n, last: 4n },
      { first: 7n, last: 9n },
    ])
  })

  test('CIDRs cover a range exactly', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 32n - 1n }), fc.bigInt({ min: 0n, max: 5000n }), (first, size) => {
        const last = first + size < 2n ** 32n ? first + size : 2n ** 32n - 1n
        const cidrs = toCidrs(4, [{ first, last }])
        expect(cidrs[0]?.first).toBe(first)
        expect(cidrs.at(-1)?.last).toBe(last)
        for (const [index, cidr] of cidrs.slice(1).entries()) expect(cidr.first).toBe((cidrs[index]?.last ?? 0n) + 1n)
      }),
    )
  })
})
