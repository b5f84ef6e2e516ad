import { ForceLayout } from './force-layout.ts'
import type { LayoutNews, LayoutOrder } from './layout-messages.ts'

/** No oftener than the page can draw. */
const TELL_MS = 16

const layout = new ForceLayout()
let version = 0
let timer: ReturnType<typeof setTimeout> | undefined

function postPositions() {
  const news: LayoutNews = { version, positions: layout.positions(), settled: layout.settled }
  postMessage(news, { transfer: [news.positions.buffer] })
}

function run() {
  const end = performance.now() + TELL_MS
  do layout.tick()
  while (!layout.settled && performance.now() < end)
  postPositions()
  // Between two rounds, orders are heard.
  timer = layout.settled ? undefined : setTimeout(run)
}

addEventListener('message', ({ data }: MessageEvent<LayoutOrder>) => {
  if (data.kind === 'place') return layout.place(data.id, data.spot)
  version = data.version
  layout.set(data.nodes, data.links)
  if (data.still) while (!layout.settled) layout.tick()
  clearTimeout(timer)
  postPositions()
  if (!layout.settled) timer = setTimeout(run)
})
