/** What was read, or `late` where that takes longer; the reading itself goes on. */
export async function inTime<T>(reading: Promise<T>, patienceMs: number, late: () => T): Promise<T> {
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
