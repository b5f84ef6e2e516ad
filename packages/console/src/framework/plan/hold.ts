/** A countdown that can be paused; `over` is called when it is over, unless `end` ended it. */
export function createHold(ms: number, over: () => void) {
  let left = ms
  let timer: ReturnType<typeof setTimeout> | undefined
  let endsAt: number | null = null

  const clear = () => {
    clearTimeout(timer)
    timer = undefined
    endsAt = null
  }

  return {
    isOver: () => left <= 0,
    until: () => endsAt,
    start() {
      if (timer !== undefined) return
      endsAt = Date.now() + left
      timer = setTimeout(() => {
        left = 0
        clear()
        over()
      }, left)
    },
    pause() {
      if (endsAt !== null) left = Math.max(0, endsAt - Date.now())
      clear()
    },
    end() {
      left = 0
      clear()
    },
  }
}
