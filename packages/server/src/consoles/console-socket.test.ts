import { expect, test } from 'vitest'
import { socketOf } from './console-socket.ts'

test.each([
  ['VNC', 'http://10.0.0.1:6080/vnc_lite.html?path=%3Ftoken%3Dabc&title=x', 'ws://10.0.0.1:6080/?token=abc'],
  ['VNC', 'https://vnc.example/vnc_auto.html?token=abc', 'wss://vnc.example/websockify?token=abc'],
  ['VNC', 'https://vnc.example/vnc.html?path=sub%2Fwebsockify%3Ftoken%3Da', 'wss://vnc.example/sub/websockify?token=a'],
  ['SERIAL', 'ws://10.0.0.1:6083/?token=abc', 'ws://10.0.0.1:6083/?token=abc'],
  ['SERIAL', 'wss://serial.example/x?token=abc', 'wss://serial.example/x?token=abc'],
] as const)('%s at %s has its socket at %s', (type, address, socket) => {
  expect(socketOf(type, address)).toEqual({ type, socket })
})

test("consoles that only the cloud's own page can show, and invalid URLs, have no socket", () => {
  expect(socketOf('SPICE', 'http://10.0.0.1:6082/spice_auto.html?token=abc')).toBeNull()
  expect(socketOf('VNC', 'nonsense')).toBeNull()
})
