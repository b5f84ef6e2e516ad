import * as fc from 'fast-check'
import type { UpstreamCall } from '../upstream-calls.ts'

/** A call that creates a server group, changed by `part`. */
export const call = (part: Partial<UpstreamCall> = {}): UpstreamCall => ({
  service: 'compute',
  method: 'POST',
  endpoint: 'http://cloud.test:8774/v2.1',
  path: '/os-server-groups',
  version: '2.60',
  headers: {},
  body: '{"server_group":{"name":"web","policies":["affinity"],"rules":null,"spread":true}}',
  file: false,
  status: null,
  milliseconds: 0,
  requestId: null,
  newId: 'NEW_ID',
  ...part,
})

const odd = fc.oneof(
  fc.constantFrom(
    "'",
    '"',
    '`id`',
    '$(id)',
    '${HOME}',
    '-rf',
    '--',
    '\n',
    '\\',
    "'\\''",
    '!!',
    '*',
    '~',
    '#',
    ';',
    '@/etc/passwd',
    'ä',
    '😀',
  ),
  fc.string({ unit: 'grapheme' }),
)

/** Texts that programs misread unless they are quoted. */
export const oddText = fc.array(odd, { maxLength: 6 }).map((parts) => parts.join('').replaceAll('\0', ''))
