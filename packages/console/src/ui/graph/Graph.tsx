import { Minus, Plus } from 'lucide-react'
import { useEffect, useImperativeHandle, useRef, type Ref } from 'react'
import { IconButton } from '../buttons.tsx'
import type { Spot } from './graph.ts'
import { createGraphStage, type GraphStage, type Shown } from './graph-stage.ts'
import { ZOOM_STEP } from './viewport.ts'

export interface GraphProps extends Shown {
  /** The name of the graph, and where its content is available as text. */
  label: string
  texts: { zoomIn: string; zoomOut: string }
  /** Called when a node or the background (null) is pressed; the element is at the marked node. */
  onPress: (id: string | null, anchor: HTMLElement) => void
  /** The user moved or zoomed the view. */
  onMove: () => void
  /** The user drew a link from one node to another; without it, links cannot be drawn. */
  onLink?: (from: string, to: string) => void
  ref?: Ref<GraphHandle>
}

export interface GraphHandle {
  center(): void
  /** Moves the view to a node, near enough to read it. */
  reveal(id: string): void
  /** Puts a node at a position of the page, once it is in the graph. */
  place(id: string, point: Spot): void
}

/**
 * A graph that lays itself out and can be dragged and zoomed. Assistive technology cannot read a canvas: render a list
 * of the same items beside it.
 */
export function Graph({ label, texts, onPress, onMove, onLink, ref, ...shown }: GraphProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const anchor = useRef<HTMLSpanElement>(null)
  const stage = useRef<GraphStage>(null)
  // The stage lives as long as the canvas; its callbacks may change on each render.
  const callbacks = useRef({ onPress, onMove, onLink })
  useEffect(() => {
    callbacks.current = { onPress, onMove, onLink }
  })
  const canLink = onLink !== undefined
  const { nodes, links, labels, lit, marked, arrows, inLayers = false, linking } = shown
  useEffect(() => {
    const [element, mark] = [canvas.current, anchor.current]
    if (!element || !mark) return
    const own = createGraphStage({
      canvas: element,
      anchor: mark,
      inLayers,
      onPress: (id) => callbacks.current.onPress(id, mark),
      onMove: () => callbacks.current.onMove(),
      ...(canLink && { onLink: (from, to) => callbacks.current.onLink?.(from, to) }),
    })
    stage.current = own
    return () => own.stop()
  }, [canLink, inLayers])
  useEffect(
    () => stage.current?.show({ nodes, links, labels, lit, marked, arrows, linking }),
    [nodes, links, labels, lit, marked, arrows, linking],
  )
  useImperativeHandle(
    ref,
    () => ({
      center: () => stage.current?.center(),
      reveal: (id) => stage.current?.reveal(id),
      place: (id, point) => stage.current?.place(id, point),
    }),
    [],
  )

  return (
    <div className="relative h-full min-h-0 overflow-hidden">
      <canvas
        ref={canvas}
        role="img"
        aria-label={label}
        className="absolute inset-0 size-full cursor-grab touch-none select-none active:cursor-grabbing"
      />
      <span ref={anchor} aria-hidden className="pointer-events-none absolute" />
      <div className="absolute end-3 bottom-3 grid rounded-md border border-line bg-raised shadow-near">
        <IconButton
          label={texts.zoomIn}
          icon={<Plus aria-hidden />}
          size="small"
          tooltipSide="left"
          onClick={() => stage.current?.zoom(ZOOM_STEP)}
        />
        <IconButton
          label={texts.zoomOut}
          icon={<Minus aria-hidden />}
          size="small"
          tooltipSide="left"
          onClick={() => stage.current?.zoom(1 / ZOOM_STEP)}
        />
      </div>
    </div>
  )
}
