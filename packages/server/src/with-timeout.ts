/** The result of a read, or of `late` after a timeout; the read itself continues. */
export async function withTimeout<T>(reading: Promise<T>, patienceMs: number, late: () => T): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const waiting = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patienceMs)
  })
  try {
    return await Promise.race([reading, waiting.then(late)])
  } finally {
    clearTimeout(timer)
  }
}
