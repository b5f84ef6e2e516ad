import type { GraphColours } from './graph-colours.ts'
import type { GraphNode } from './graph.ts'

/** The appearance of a node depends on these, besides its kind. */
interface Appearance {
  /** Device pixels per unit of the graph. */
  scale: number
  colours: GraphColours
}

/** Space in the picture outside the node's radius, for half of its outline. */
const EDGE = 3

const pictures = new Map<string, ImageBitmap>()
let drawnFor: Appearance | null = null

/**
 * A picture of a node, in device pixels, with the node in its centre. A thousand nodes have only a few kinds, and
 * copying a picture is much faster than drawing it.
 */
export function pictureOf(
  { radius, strong, state, glyph }: GraphNode,
  look: Appearance,
  draw: (context: OffscreenCanvasRenderingContext2D) => void,
): ImageBitmap {
  if (drawnFor?.scale !== look.scale || drawnFor.colours !== look.colours) pictures.clear()
  drawnFor = look
  const kind = [radius, strong, state, glyph].join()
  const known = pictures.get(kind)
  if (known) return known
  const side = Math.ceil(2 * (radius + EDGE) * look.scale)
  const canvas = new OffscreenCanvas(side, side)
  const context = canvas.getContext('2d')! // this canvas has no other context
  context.setTransform(look.scale, 0, 0, look.scale, side / 2, side / 2)
  draw(context)
  const picture = canvas.transferToImageBitmap()
  pictures.set(kind, picture)
  return picture
}
