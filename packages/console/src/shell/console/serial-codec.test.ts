import { expect, test } from 'vitest'
import { serialCodec } from './serial-codec.ts'

test('binary protocol: bytes are sent and received', () => {
  const codec = serialCodec(() => 'binary')
  expect(codec.write('é\r')).toEqual(new Uint8Array([0xc3, 0xa9, 13]))
  expect(codec.read(new Uint8Array([0xc3, 0xa9]).buffer)).toEqual(new Uint8Array([0xc3, 0xa9]))
})

test('base64 protocol: base64 is sent and received, for any characters', () => {
  const codec = serialCodec(() => 'base64')
  expect(codec.write('é\r')).toBe('w6kN')
  expect(codec.read('w6k=')).toEqual(new Uint8Array([0xc3, 0xa9]))
})

test('without a protocol, text is received as text', () => {
  expect(serialCodec(() => '').read('login: ')).toBe('login: ')
})
