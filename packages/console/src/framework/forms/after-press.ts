/** Makes a function that puts work off while a pointer is pressed: what appears then would move what is being clicked. */
export function watchPresses(target: Pick<EventTarget, 'addEventListener'>) {
  let pressed = false
  let waiting: (() => void)[] = []
  const release = () => {
    pressed = false
    const due = waiting
    waiting = []
    // After the click, which follows in the same task.
    setTimeout(() => due.forEach((work) => work()))
  }
  target.addEventListener('pointerdown', () => (pressed = true), { capture: true })
  for (const end of ['pointerup', 'pointercancel']) target.addEventListener(end, release, { capture: true })
  return (work: () => void) => {
    if (pressed) waiting.push(work)
    else work()
  }
}

/** Without a page, as in unit tests, nothing is ever pressed. */
export const afterPress = watchPresses(globalThis.document ?? new EventTarget())
