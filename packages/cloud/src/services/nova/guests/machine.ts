import { bootLines } from '../server-consoles/boot-log.ts'
import type { ServerRow } from '../servers/row.ts'
import { POWER } from '../servers/states.ts'
import { createTextScreen } from './screen/text-screen.ts'
import type { TextScreen } from './screen/text-screen.ts'
import { createSession } from './shell/session.ts'
import { createTerminal } from './terminal.ts'
import type { Terminal } from './terminal.ts'

export type Phase = 'off' | 'running' | 'paused' | 'gone'

/** What a machine needs of the cloud. */
export interface Host {
  now: () => number
  /** Undefined for a server that is deleted. */
  read: () => ServerRow | undefined
  /** The guest has shut itself down. */
  powerOff: (row: ServerRow) => void
  /** Between two lines of the boot; 0 for all at once. */
  lineMs: number
}

/** A simulated guest with a screen and a serial line. It lives in memory only. */
export interface Machine {
  readonly row: ServerRow
  readonly phase: Phase
  readonly screen: TextScreen
  readonly serial: Terminal
  typeOnScreen: (keys: string) => void
  typeOnSerial: (keys: string) => void
  /** Ctrl+Alt+Del, which Linux takes as a reboot. */
  restart: () => void
  /** Follows the server's state; called periodically. */
  check: () => void
  /** Returns how to stop listening. Runs after a change of the phase or the screen. */
  listen: (listener: () => void) => () => void
  stop: () => void
}

const COLUMNS = 100
const ROWS = 37

/** What the firmware shows on the screen only. */
const FIRMWARE = ['SeaBIOS (version 1.16.2-1)', 'Machine UUID {id}', '', 'Booting from Hard Disk...', '']

export function createMachine(first: ServerRow, host: Host): Machine {
  let row = first
  let phase = phaseOf(first)
  let isRestarting = isReboot(first)
  let bootedAt = Date.parse(first.launched_at ?? '') || host.now()
  let timer: NodeJS.Timeout | undefined
  let isBooting = false
  const listeners = new Set<() => void>()
  const tell = () => listeners.forEach((listener) => listener())
  const screen = createTextScreen(COLUMNS, ROWS)
  const video = createTerminal()
  const serial = createTerminal()
  video.watch((text) => {
    screen.write(text)
    tell()
  })

  const common = { row: () => row, now: host.now, bootedAt: () => bootedAt, onEffect: take }
  const onScreen = createSession({ ...common, terminal: 'tty1', write: video.write })
  const onSerial = createSession({ ...common, terminal: 'ttyS0', write: serial.write })

  function take(effect: 'reboot' | 'poweroff'): void {
    for (const terminal of [video, serial]) terminal.write(`[  OK  ] Reached target ${effect}.target.\n`)
    if (effect === 'reboot') return boot()
    host.powerOff(row)
    check()
    if (phase === 'running') login() // the cloud did not let it
  }

  const halt = () => {
    clearTimeout(timer)
    isBooting = false
    screen.clear()
    serial.forget()
  }
  const login = () => {
    isBooting = false
    onScreen.start()
    onSerial.start()
  }
  const writeLine = (line: string) => {
    const coloured = line.replace(/^\[ {2}OK {2}\]/, '[\u001B[32m  OK  \u001B[0m]')
    for (const terminal of [video, serial]) terminal.write(`${coloured}\n`)
  }
  /** A paused machine writes nothing, and continues later. */
  const play = (lines: string[]) => {
    timer = setTimeout(() => {
      if (phase === 'running') {
        const line = lines.shift()
        if (line === undefined) return login()
        writeLine(line)
      }
      play(lines)
    }, host.lineMs).unref()
  }
  const boot = (lineMs = host.lineMs) => {
    halt()
    isBooting = true
    bootedAt = host.now()
    video.write(FIRMWARE.map((line) => `${line.replace('{id}', row.id)}\n`).join(''))
    if (lineMs > 0) return play(bootLines(row))
    bootLines(row).forEach(writeLine)
    login()
  }

  function check(): void {
    const next = host.read()
    const before = phase
    const wasRestarting = isRestarting
    if (next) row = next
    phase = next ? phaseOf(next) : 'gone'
    isRestarting = next !== undefined && isReboot(next)
    const isBack = phase === 'running' && ((wasRestarting && !isRestarting) || before === 'off')
    // A suspended server continues where it was.
    if (before !== 'off' && phase === 'off' && row.vm_state !== 'suspended') halt()
    const isResumed = before === 'off' && serial.recent !== ''
    if (isBack && !isResumed) boot()
    if (phase !== before || wasRestarting !== isRestarting) tell()
  }
  if (phase !== 'off') {
    const started = bootedAt
    boot(host.now() - started < 20_000 ? host.lineMs : 0)
    bootedAt = started
  }

  const typeInto = (session: typeof onScreen) => (keys: string) => {
    if (phase === 'running' && !isBooting && !isRestarting) session.type(keys)
  }
  return {
    get row() {
      return row
    },
    get phase() {
      return phase
    },
    screen,
    serial,
    typeOnScreen: typeInto(onScreen),
    typeOnSerial: typeInto(onSerial),
    restart() {
      if (phase === 'running' && !isBooting) take('reboot')
    },
    check,
    listen(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    stop() {
      clearTimeout(timer)
      listeners.clear()
    },
  }
}

const isReboot = ({ task_state }: ServerRow) => task_state?.startsWith('reboot') ?? false

function phaseOf({ power_state, vm_state, host }: ServerRow): Phase {
  if (host === null || vm_state === 'building') return 'off'
  if (power_state === POWER.paused) return 'paused'
  return power_state === POWER.running ? 'running' : 'off'
}
