/** A terminal of a guest, and who watches it. */
export interface Terminal {
  /** Writes as the guest; line feeds become CR LF for the watchers. */
  write: (text: string) => void
  /** The end of what was written since the guest started. */
  readonly recent: string
  forget: () => void
  /** Returns how to stop watching. */
  watch: (watcher: (text: string) => void) => () => void
}

const KEPT = 16_384

export function createTerminal(): Terminal {
  let recent = ''
  const watchers = new Set<(text: string) => void>()
  return {
    write(text) {
      if (text === '') return
      const sent = text.replaceAll('\n', '\r\n')
      recent = (recent + sent).slice(-KEPT)
      for (const watcher of watchers) watcher(sent)
    },
    get recent() {
      return recent
    },
    forget() {
      recent = ''
    },
    watch(watcher) {
      watchers.add(watcher)
      return () => void watchers.delete(watcher)
    },
  }
}
