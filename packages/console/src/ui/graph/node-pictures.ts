import type { GraphColours } from './graph-colours.ts'
import type { Box, GraphNode } from './graph.ts'

/** The appearance of a node depends on these, besides its kind. */
interface Appearance {
  /** Device pixels per unit of the graph. */
  scale: number
  colours: GraphColours
  size: Box
}

/** Space in the picture outside the node, for half of its outline. */
const EDGE = 3
/** The same for a node that is drawn as several, one behind the other. */
const FOLDED_EDGE = 12

const pictures = new Map<string, ImageBitmap>()
/** The same by node: joining the key of each node takes a tenth of a frame. */
let ofNode = new WeakMap<GraphNode, ImageBitmap>()
let drawnFor: Appearance | null = null

/**
 * A picture of a node, in device pixels, with the node in its centre. A thousand nodes have only a few kinds, and
 * copying a picture is much faster than drawing it.
 */
export function pictureOf(
  node: GraphNode,
  look: Appearance,
  draw: (context: OffscreenCanvasRenderingContext2D) => void,
): ImageBitmap {
  if (drawnFor?.scale !== look.scale || drawnFor.colours !== look.colours) {
    pictures.clear()
    ofNode = new WeakMap()
    drawnFor = look
  }
  const before = ofNode.get(node)
  if (before) return before
  const picture = drawnPicture(node, look, draw)
  ofNode.set(node, picture)
  return picture
}

function drawnPicture(
  { strong, state, glyph, folded = 0 }: GraphNode,
  look: Appearance,
  draw: (context: OffscreenCanvasRenderingContext2D) => void,
): ImageBitmap {
  const { width, height } = look.size
  const kind = [width, strong, state, glyph, folded > 0].join()
  const known = pictures.get(kind)
  if (known) return known
  const edge = folded > 0 ? FOLDED_EDGE : EDGE
  const pixels = (side: number) => Math.ceil((side + 2 * edge) * look.scale)
  const [across, down] = [pixels(width), pixels(height)]
  const canvas = new OffscreenCanvas(across, down)
  const context = canvas.getContext('2d')! // this canvas has no other context
  context.setTransform(look.scale, 0, 0, look.scale, across / 2, down / 2)
  draw(context)
  const picture = canvas.transferToImageBitmap()
  pictures.set(kind, picture)
  return picture
}
