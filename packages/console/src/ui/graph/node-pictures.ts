import type { GraphColours } from './graph-colours.ts'
import type { GraphNode } from './graph.ts'

/** What a node looks like depends on these, besides its own kind. */
interface Look {
  /** Device pixels in one of the world. */
  scale: number
  colours: GraphColours
}

/** Room in the picture beyond the node's radius, for half of its outline. */
const EDGE = 3

const pictures = new Map<string, ImageBitmap>()
let drawnFor: Look | null = null

/**
 * A picture of the node, in device pixels and with the node in its middle. A thousand nodes are of a few kinds, and to
 * copy one takes a small part of what drawing it does.
 */
export function pictureOf(
  { radius, strong, state, glyph }: GraphNode,
  look: Look,
  draw: (context: OffscreenCanvasRenderingContext2D) => void,
): ImageBitmap {
  if (drawnFor?.scale !== look.scale || drawnFor.colours !== look.colours) pictures.clear()
  drawnFor = look
  const kind = [radius, strong, state, glyph].join()
  const known = pictures.get(kind)
  if (known) return known
  const side = Math.ceil(2 * (radius + EDGE) * look.scale)
  const canvas = new OffscreenCanvas(side, side)
  const context = canvas.getContext('2d')! // no canvas has given out another kind
  context.setTransform(look.scale, 0, 0, look.scale, side / 2, side / 2)
  draw(context)
  const picture = canvas.transferToImageBitmap()
  pictures.set(kind, picture)
  return picture
}
