import type { Spot } from './graph.ts'

/** The transformation from graph to canvas: a point is drawn at `point * scale + offset`. */
export interface Viewport extends Spot {
  scale: number
}

export interface Size {
  width: number
  height: number
}

const ZOOM = { min: 0.1, max: 1.5 }

/** The factor of one press of a zoom button. */
export const ZOOM_STEP = 1.3

const clamped = (scale: number) => Math.min(ZOOM.max, Math.max(ZOOM.min, scale))

/** Zooms by `factor`; the graph's point under `point` of the canvas stays there. */
export function zoomAt(view: Viewport, point: Spot, factor: number): Viewport {
  const scale = clamped(view.scale * factor)
  const change = scale / view.scale
  return { scale, x: point.x - (point.x - view.x) * change, y: point.y - (point.y - view.y) * change }
}

export const panBy = (view: Viewport, by: Spot): Viewport => ({ ...view, x: view.x + by.x, y: view.y + by.y })

export const toWorld = (view: Viewport, point: Spot): Spot => ({
  x: (point.x - view.x) / view.scale,
  y: (point.y - view.y) / view.scale,
})

export const toCanvas = (view: Viewport, point: Spot): Spot => ({
  x: point.x * view.scale + view.x,
  y: point.y * view.scale + view.y,
})

export interface Bounds {
  left: number
  top: number
  right: number
  bottom: number
}

/** Fits the graph in the centre of the canvas, at a scale of at most 1. */
export function fitted(bounds: Bounds, { width, height }: Size, margin: number): Viewport {
  const across = Math.max(1, bounds.right - bounds.left)
  const down = Math.max(1, bounds.bottom - bounds.top)
  const room = Math.min((width - 2 * margin) / across, (height - 2 * margin) / down)
  const scale = clamped(Math.min(1, room))
  return {
    scale,
    x: width / 2 - ((bounds.left + bounds.right) / 2) * scale,
    y: height / 2 - ((bounds.top + bounds.bottom) / 2) * scale,
  }
}
