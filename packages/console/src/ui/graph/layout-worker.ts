import { ForceLayout } from './force-layout.ts'
import type { LayoutUpdate, LayoutRequest } from './layout-messages.ts'

/** The minimum time between messages: one frame of the page. */
const ROUND_MS = 16
/** With reduced motion, positions are posted after this time and once more when all nodes have settled. */
const STILL_MS = 400

const layout = new ForceLayout()
let version = 0
let isStill = false
let timer: ReturnType<typeof setTimeout> | undefined

function postPositions() {
  const news: LayoutUpdate = { version, positions: layout.positions(), settled: layout.settled }
  postMessage(news, { transfer: [news.positions.buffer] })
}

function tickFor(milliseconds: number) {
  const end = performance.now() + milliseconds
  while (!layout.settled && performance.now() < end) layout.tick()
}

function run() {
  tickFor(ROUND_MS)
  if (!isStill || layout.settled) postPositions()
  // A timer, so that messages are received between two rounds.
  timer = layout.settled ? undefined : setTimeout(run)
}

addEventListener('message', ({ data }: MessageEvent<LayoutRequest>) => {
  if (data.kind === 'place') return layout.place(data.id, data.spot)
  version = data.version
  layout.set(data.nodes, data.links)
  isStill = data.still
  if (isStill) tickFor(STILL_MS)
  clearTimeout(timer)
  postPositions()
  if (!layout.settled) timer = setTimeout(run)
})
