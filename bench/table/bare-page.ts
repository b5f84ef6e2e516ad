/** A minimal list: plain DOM, visible rows only, no library. Sent to the browser as text. */
export function drawBarePage(count: number): void {
  const HEIGHT = 40
  const all = Array.from({ length: count }, (_, index) => `web-${index} Serves the shop Active compute-${index % 7}`)
  let shown = all
  const search = document.createElement('input')
  const scroller = document.createElement('div')
  const room = document.createElement('div')
  scroller.style.cssText = 'height: 700px; overflow: auto; position: relative'
  document.body.append(search, scroller)
  scroller.append(room)
  const draw = () => {
    const first = Math.floor(scroller.scrollTop / HEIGHT)
    room.style.height = `${shown.length * HEIGHT}px`
    room.replaceChildren(
      ...shown.slice(first, first + 28).map((text, at) => {
        const row = document.createElement('div')
        row.dataset.row = ''
        row.style.cssText = `position: absolute; height: ${HEIGHT}px; top: ${(first + at) * HEIGHT}px`
        row.append(
          ...text.split(' ').map((word) => Object.assign(document.createElement('span'), { textContent: word })),
        )
        return row
      }),
    )
  }
  scroller.addEventListener('scroll', draw)
  search.addEventListener('input', () => {
    shown = all.filter((text) => text.toLowerCase().includes(search.value.toLowerCase()))
    draw()
  })
  performance.mark('data')
  draw()
}
