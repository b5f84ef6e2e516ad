type Values = Readonly<Record<string, unknown>>

interface ShownFieldsOptions {
  /** Puts a value into the form. */
  put: (name: string, value: unknown) => void
  /** Called when the values to send may have changed. */
  changed: () => void
}

/**
 * Which fields of a form the user sees, or has seen on another step of it. A request carries only those: a field that
 * has left its step has its default value again, and a value of a draft waits until its field is shown.
 */
export function createShownFields({ put, changed }: ShownFieldsOptions) {
  const counts = new Map<string, number>()
  const left = new Set<string>()
  const waiting = new Map<string, unknown>()
  const restored = new Map<string, number>()
  let step = ''
  /** The fields of the step, and of those that were on the screen since a draft was restored. */
  let names: readonly string[] = []
  let visited: readonly string[] = []

  const fill = (name: string, value: unknown) => {
    restored.set(name, (restored.get(name) ?? 0) + 1)
    put(name, value)
  }

  const hide = (name: string, from: string) => {
    const count = (counts.get(name) ?? 1) - 1
    counts.set(name, count)
    // With its step, all of it has left the screen.
    if (count > 0 || step !== from) return
    left.add(name)
    changed()
  }

  return {
    /** The field is on the screen; call the returned function when it is not any more. */
    show(name: string): () => void {
      const on = step
      counts.set(name, (counts.get(name) ?? 0) + 1)
      if (left.delete(name)) changed()
      if (waiting.has(name)) {
        const value = waiting.get(name)
        waiting.delete(name)
        fill(name, value)
      }
      return () => hide(name, on)
    },
    /** The form turns to a step with these fields. */
    turnTo(next: string, fields: readonly string[]) {
      if (next === step) return
      step = next
      names = fields
      visited = [...visited, ...fields]
      if (waiting.size > 0) changed()
    },
    /** Values of a draft: those of fields that are not on the screen wait. */
    restore(values: Values) {
      visited = names
      for (const [name, value] of Object.entries(values)) {
        if ((counts.get(name) ?? 0) > 0) fill(name, value)
        else waiting.set(name, value)
      }
      changed()
    },
    /** The user has entered another value since. */
    forget: (name: string) => void waiting.delete(name),
    waiting: (): Values => Object.fromEntries(waiting),
    /** The names of the waiting values whose step was not on the screen since they were restored. */
    unseen: (): readonly string[] => [...waiting.keys()].filter((name) => !visited.includes(name)),
    /** How often a draft has filled the field: what has state of its own, as rows, begins again with the value. */
    fillings: (name: string): number => restored.get(name) ?? 0,
    hasLeft: (name: string) => left.has(name),
    /** The values to send. */
    sent: <V extends Values>(values: V, defaults: Values): V =>
      left.size === 0
        ? values
        : (Object.fromEntries(
            Object.entries(values).map(([name, value]) => [name, left.has(name) ? defaults[name] : value]),
          ) as V), // the same names
  }
}

export type ShownFields = ReturnType<typeof createShownFields>
