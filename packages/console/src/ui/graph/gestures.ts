import type { Spot } from './graph.ts'

/** Pointer gestures on a canvas; all positions are in its CSS pixels. */
export interface GestureHandlers {
  /** The node at a position, or null. */
  at(point: Spot): string | null
  onHover(id: string | null): void
  /** Pressed and released without moving. */
  onPress(id: string | null): void
  onDrag(id: string, point: Spot): void
  /** Whether dragging from a node draws a link instead of moving the node. */
  isLinking(event: PointerEvent): boolean
  /** A link from a node reaches a position; `isEnd` when the pointer is released there. */
  onLink(id: string, point: Spot, isEnd: boolean): void
  onPan(by: Spot): void
  onZoom(point: Spot, factor: number): void
}

/** Smaller movements are not dragging: hands shake. */
const STILL_PX = 4
/** The zoom of one wheel step, by the browser's unit: pixels, lines, pages. */
const WHEEL_UNITS = [0.002, 0.05, 1]

const middle = (one: Spot, other: Spot): Spot => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 })
const distance = (one: Spot, other: Spot) => Math.hypot(one.x - other.x, one.y - other.y)

/** Handles mouse, pen and touch: one pointer drags a node or the background; two pointers or the wheel zoom. */
export function listenToGestures(canvas: HTMLCanvasElement, handlers: () => GestureHandlers): () => void {
  const pointers = new Map<number, Spot>()
  let grabbed: { id: string | null; from: Spot; moved: boolean; links: boolean } | null = null
  const pointOf = ({ clientX, clientY }: MouseEvent): Spot => {
    const { left, top } = canvas.getBoundingClientRect()
    return { x: clientX - left, y: clientY - top }
  }

  const down = (event: PointerEvent) => {
    if (event.button !== 0) return
    const point = pointOf(event)
    canvas.setPointerCapture(event.pointerId)
    pointers.set(event.pointerId, point)
    const links = handlers().isLinking(event)
    grabbed = pointers.size === 1 ? { id: handlers().at(point), from: point, moved: false, links } : null
  }

  const move = (event: PointerEvent) => {
    const point = pointOf(event)
    const before = pointers.get(event.pointerId)
    if (!before) return handlers().onHover(handlers().at(point))
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1]
    pointers.set(event.pointerId, point)
    if (other) return pinch(before, point, other)
    if (!grabbed || (!grabbed.moved && distance(grabbed.from, point) < STILL_PX)) return
    grabbed.moved = true
    if (grabbed.id !== null && grabbed.links) handlers().onLink(grabbed.id, point, false)
    else if (grabbed.id !== null) handlers().onDrag(grabbed.id, point)
    else handlers().onPan({ x: point.x - before.x, y: point.y - before.y })
  }

  const pinch = (before: Spot, now: Spot, other: Spot) => {
    const from = middle(before, other)
    const to = middle(now, other)
    handlers().onPan({ x: to.x - from.x, y: to.y - from.y })
    handlers().onZoom(to, distance(now, other) / Math.max(1, distance(before, other)))
  }

  const up = (event: PointerEvent) => {
    pointers.delete(event.pointerId)
    if (grabbed && !grabbed.moved) handlers().onPress(grabbed.id)
    else if (grabbed?.links && grabbed.id !== null) handlers().onLink(grabbed.id, pointOf(event), true)
    grabbed = null
  }

  const cancel = (event: PointerEvent) => {
    pointers.delete(event.pointerId)
    grabbed = null
  }

  const leave = () => handlers().onHover(null)

  const wheel = (event: WheelEvent) => {
    event.preventDefault()
    const unit = (WHEEL_UNITS[event.deltaMode] ?? 1) * (event.ctrlKey ? 10 : 1)
    handlers().onZoom(pointOf(event), 2 ** (-event.deltaY * unit))
  }

  const listening = new AbortController()
  const options = { signal: listening.signal }
  canvas.addEventListener('pointerdown', down, options)
  canvas.addEventListener('pointermove', move, options)
  canvas.addEventListener('pointerup', up, options)
  canvas.addEventListener('pointercancel', cancel, options)
  canvas.addEventListener('pointerleave', leave, options)
  canvas.addEventListener('wheel', wheel, { ...options, passive: false })
  return () => listening.abort()
}
