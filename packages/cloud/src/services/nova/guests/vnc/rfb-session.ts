import type { WebSocket } from 'ws'
import type { Machine } from '../machine.ts'
import { CELL } from '../screen/font.ts'
import { ATTENTION, createKeyboard } from './keys.ts'
import { createMouse } from './mouse.ts'
import { changedAreas } from './picture.ts'
import type { Picture } from './picture.ts'
import { DEFAULT_FORMAT, paletteIn, readFormat } from './pixel-format.ts'
import { messageIn, RfbError } from './rfb-input.ts'
import type { ClientMessage } from './rfb-input.ts'
import { cutText, ENCODING, framebufferUpdate, rawRectangle, serverInit, sizeRectangle, u32 } from './rfb-output.ts'
import { pictureOf } from './view.ts'
import type { Selection } from './view.ts'

const NO_SECURITY = 1
const FRAME_MS = 30
const BLINK_MS = 530
/** No new picture while more than this waits for a slow client. */
const MAX_WAITING = 4_000_000

const COLUMNS = { min: 40, max: 240 }
const ROWS = { min: 12, max: 100 }
const within = ({ min, max }: { min: number; max: number }, value: number) => Math.min(Math.max(value, min), max)

/** Shows a machine's screen to one client, by RFB 3.8 or an older version (RFC 6143). */
export function serveRfb(socket: WebSocket, machine: Machine): () => void {
  let rest: Buffer = Buffer.alloc(0)
  let next: (bytes: Buffer) => number | undefined = readVersion
  let palette = paletteIn(DEFAULT_FORMAT)
  let encodings = new Set<number>()
  let shown: Picture | undefined
  let size = { columns: 0, rows: 0 }
  let isWanted = false
  let sizeReason: 0 | 1 | undefined
  let frame: NodeJS.Timeout | undefined
  let selection: Selection | undefined
  let isCursorOn = true
  let copied = ''

  const picture = () => pictureOf(machine, selection, isCursorOn)

  /** Each reader returns how many bytes it took, or undefined to wait for more. */
  function readVersion(bytes: Buffer): number | undefined {
    if (bytes.length < 12) return undefined
    const version = /^RFB 003\.(\d{3})\n/.exec(bytes.toString('latin1', 0, 12))
    if (!version) throw new RfbError('Not an RFB client')
    const minor = Number(version[1])
    if (minor < 7) {
      socket.send(u32(NO_SECURITY))
      next = readInit
    } else {
      socket.send(Buffer.from([1, NO_SECURITY]))
      next = (chosen) => readSecurity(chosen, minor)
    }
    return 12
  }
  function readSecurity(bytes: Buffer, minor: number): number | undefined {
    if (bytes.length === 0) return undefined
    if (bytes[0] !== NO_SECURITY) throw new RfbError('Unknown security type')
    if (minor >= 8) socket.send(u32(0))
    next = readInit
    return 1
  }
  function readInit(bytes: Buffer): number | undefined {
    if (bytes.length === 0) return undefined
    const first = picture()
    size = { columns: first.columns, rows: first.rows }
    socket.send(serverInit(first, `QEMU (${machine.row.name})`))
    next = readMessage
    return 1
  }
  function readMessage(bytes: Buffer): number | undefined {
    const found = messageIn(bytes)
    if (found?.message) take(found.message)
    return found?.length
  }

  const keyboard = createKeyboard()
  const mouse = createMouse({
    machine,
    onSelect(selected) {
      selection = selected
      schedule()
    },
    onCopy(text) {
      copied = text
      socket.send(cutText(text))
    },
    onPaste: () => machine.typeOnScreen(copied.replaceAll('\n', '\r')),
  })

  function take(message: ClientMessage): void {
    switch (message.type) {
      case 'format': {
        const format = readFormat(message.format)
        if (!format) throw new RfbError('Colour maps are not supported')
        palette = paletteIn(format)
        shown = undefined
        break
      }
      case 'encodings': {
        const isNew = !encodings.has(ENCODING.extendedDesktopSize)
        encodings = new Set(message.encodings)
        if (isNew && encodings.has(ENCODING.extendedDesktopSize)) sizeReason ??= 0 // announces that it can be resized
        break
      }
      case 'update':
        if (!message.isIncremental) shown = undefined
        isWanted = true
        schedule()
        break
      case 'key': {
        const keys = keyboard(message.keysym, message.isDown)
        if (keys === ATTENTION) machine.restart()
        else if (keys !== '') {
          selection = undefined
          machine.typeOnScreen(keys)
        }
        break
      }
      case 'pointer':
        mouse(message.buttons, message.x, message.y)
        break
      case 'cut':
        copied = message.text
        break
      case 'resize':
        if (machine.phase === 'running') {
          selection = undefined
          machine.screen.resize(
            within(COLUMNS, Math.floor(message.width / CELL.width)),
            within(ROWS, Math.floor(message.height / CELL.height)),
          )
        }
        sizeReason = 1
        schedule()
        break
      default:
    }
  }

  const schedule = () => {
    frame ??= setTimeout(() => {
      frame = undefined
      sendFrame()
    }, FRAME_MS).unref()
  }
  const sendFrame = () => {
    if (!isWanted) return
    if (socket.bufferedAmount > MAX_WAITING) return schedule()
    const now = picture()
    const isResized = now.columns !== size.columns || now.rows !== size.rows
    const rectangles: Buffer[] = []
    const isExtended = encodings.has(ENCODING.extendedDesktopSize)
    if ((isResized || sizeReason !== undefined) && (isExtended || encodings.has(ENCODING.desktopSize))) {
      rectangles.push(sizeRectangle(now, isExtended, sizeReason ?? 0))
    }
    if (isResized) shown = undefined
    rectangles.push(...changedAreas(shown, now).map((area) => rawRectangle(now, area, palette)))
    if (rectangles.length === 0) return
    size = { columns: now.columns, rows: now.rows }
    sizeReason = undefined
    shown = now
    isWanted = false
    socket.send(framebufferUpdate(rectangles))
  }

  // A blinking cursor shows that the machine runs; that of a paused one stands still.
  const blink = setInterval(() => {
    if (machine.phase !== 'running') return
    isCursorOn = !isCursorOn
    schedule()
  }, BLINK_MS).unref()
  const deafen = machine.listen(schedule)

  socket.on('message', (message: Buffer) => {
    rest = rest.length === 0 ? message : Buffer.concat([rest, message])
    try {
      for (let taken = next(rest); taken !== undefined; taken = next(rest)) rest = rest.subarray(taken)
    } catch (error) {
      if (!(error instanceof RfbError)) throw error
      socket.close(1002, error.message)
    }
  })
  socket.send(Buffer.from('RFB 003.008\n'))
  return () => {
    clearInterval(blink)
    clearTimeout(frame)
    deafen()
  }
}
