interface LineEditor {
  /** Takes what the user types, also half of an escape sequence. */
  type: (keys: string) => void
  /** Starts a new line; `isHidden` for passwords. */
  begin: (isHidden: boolean) => void
}

interface Uses {
  echo: (text: string) => void
  onLine: (line: string) => void
  /** Ctrl+C */
  onInterrupt: () => void
  /** Ctrl+D on an empty line. */
  onEnd: () => void
  /** Ctrl+L */
  onClear: (line: string) => void
  /** The only word that the line can be completed to, or undefined. */
  complete: (line: string) => string | undefined
  /** Earlier lines, oldest first. */
  history: readonly string[]
}

const MAX_LINE = 1000

/** The line discipline of a terminal: echo, corrections, history. */
export function createLineEditor(uses: Uses): LineEditor {
  let line = ''
  let isHidden = false
  let escape = ''
  let position = 0 // in the history, from its end

  const show = (text: string) => {
    if (!isHidden) uses.echo(text)
  }
  const replaceBy = (next: string) => {
    show('\b \b'.repeat(line.length) + next)
    line = next
  }
  const recall = (step: number) => {
    if (isHidden) return
    position = Math.min(Math.max(position + step, 0), uses.history.length)
    replaceBy(position === 0 ? '' : (uses.history.at(-position) ?? ''))
  }
  const submit = () => {
    const submitted = line
    line = ''
    position = 0
    uses.echo('\n')
    uses.onLine(submitted)
  }
  const add = (text: string) => {
    if (line.length + text.length > MAX_LINE) return
    line += text
    show(text)
  }

  const actions: Readonly<Record<string, () => void>> = {
    '\r': submit,
    '\n': submit,
    '\u007F': () => replaceBy(line.slice(0, -1)),
    '\b': () => replaceBy(line.slice(0, -1)),
    '\u0015': () => replaceBy(''),
    '\u0017': () => replaceBy(line.replace(/\S*\s*$/, '')),
    '\t': () => {
      const completed = isHidden ? undefined : uses.complete(line)
      if (completed !== undefined) add(completed.slice(line.length))
    },
    '\u0003': () => {
      line = ''
      position = 0
      uses.echo('^C\n')
      uses.onInterrupt()
    },
    '\u0004': () => {
      if (line === '') uses.onEnd()
    },
    '\f': () => uses.onClear(line),
  }

  const typeOne = (key: string) => {
    if (escape !== '') {
      escape += key
      if (escape === '\u001B[' || escape === '\u001BO') return
      if (/^[[O][\d;]*$/.test(escape.slice(1)) && escape.length < 16) return
      if (escape.endsWith('A')) recall(1)
      else if (escape.endsWith('B')) recall(-1)
      escape = ''
    } else if (key === '\u001B') escape = key
    else if (actions[key]) actions[key]()
    else if (key >= ' ') add(key)
  }

  return {
    // A terminal sends carriage returns; pasted text can have both.
    type: (keys) => [...keys.replaceAll('\r\n', '\r')].forEach(typeOne),
    begin(hidden) {
      isHidden = hidden
      line = ''
    },
  }
}
