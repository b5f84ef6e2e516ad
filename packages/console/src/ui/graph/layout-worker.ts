import { ForceLayout } from './force-layout.ts'
import type { LayoutUpdate, LayoutRequest } from './layout-messages.ts'

/** The minimum time between messages: one frame of the page. */
const ROUND_MS = 16

const layout = new ForceLayout()
let version = 0
let timer: ReturnType<typeof setTimeout> | undefined

function postPositions() {
  const news: LayoutUpdate = { version, positions: layout.positions(), settled: layout.settled }
  postMessage(news, { transfer: [news.positions.buffer] })
}

function run() {
  const end = performance.now() + ROUND_MS
  do layout.tick()
  while (!layout.settled && performance.now() < end)
  postPositions()
  // A timer, so that messages are received between two rounds.
  timer = layout.settled ? undefined : setTimeout(run)
}

addEventListener('message', ({ data }: MessageEvent<LayoutRequest>) => {
  if (data.kind === 'place') return layout.place(data.id, data.spot)
  version = data.version
  layout.set(data.nodes, data.links)
  if (data.still) while (!layout.settled) layout.tick()
  clearTimeout(timer)
  postPositions()
  if (!layout.settled) timer = setTimeout(run)
})
