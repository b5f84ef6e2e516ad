import { Minus, Plus } from 'lucide-react'
import { useEffect, useImperativeHandle, useRef, type Ref } from 'react'
import { IconButton } from '../buttons.tsx'
import { createGraphStage, type GraphStage, type Shown } from './graph-stage.ts'
import { ZOOM_STEP } from './viewport.ts'

export interface GraphProps extends Shown {
  /** What is drawn, and where the same can be read. */
  label: string
  texts: { zoomIn: string; zoomOut: string }
  /** A node was pressed, or the ground; the element is where the marked node is. */
  onPress: (id: string | null, anchor: HTMLElement) => void
  /** The user moved or zoomed what is seen. */
  onMove: () => void
  ref?: Ref<GraphHandle>
}

export interface GraphHandle {
  center(): void
}

/**
 * A graph that lays itself out, to be dragged and zoomed. A canvas says nothing to assistive technology: whoever draws
 * one puts a list of the same things beside it.
 */
export function Graph({ label, texts, onPress, onMove, ref, ...shown }: GraphProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const anchor = useRef<HTMLSpanElement>(null)
  const stage = useRef<GraphStage>(null)
  // The stage lives as long as the canvas; whom it tells may change with each draw.
  const told = useRef({ onPress, onMove })
  useEffect(() => {
    told.current = { onPress, onMove }
  })
  useEffect(() => {
    const [place, mark] = [canvas.current, anchor.current]
    if (!place || !mark) return
    const own = createGraphStage({
      canvas: place,
      anchor: mark,
      onPress: (id) => told.current.onPress(id, mark),
      onMove: () => told.current.onMove(),
    })
    stage.current = own
    return () => own.stop()
  }, [])
  const { nodes, links, labels, lit, marked } = shown
  useEffect(() => stage.current?.show({ nodes, links, labels, lit, marked }), [nodes, links, labels, lit, marked])
  useImperativeHandle(ref, () => ({ center: () => stage.current?.center() }), [])

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
