import { expect, test } from 'vitest'
import { serialCodec } from './serial-codec.ts'

test('a proxy that chose bytes is sent and sends bytes', () => {
  const codec = serialCodec(() => 'binary')
  expect(codec.write('é\r')).toEqual(new Uint8Array([0xc3, 0xa9, 13]))
  expect(codec.read(new Uint8Array([0xc3, 0xa9]).buffer)).toEqual(new Uint8Array([0xc3, 0xa9]))
})

test('a proxy that chose base64 is sent and sends that, whatever the letters', () => {
  const codec = serialCodec(() => 'base64')
  expect(codec.write('é\r')).toBe('w6kN')
  expect(codec.read('w6k=')).toEqual(new Uint8Array([0xc3, 0xa9]))
})

test('text of a proxy that chose nothing is text', () => {
  expect(serialCodec(() => '').read('login: ')).toBe('login: ')
})
