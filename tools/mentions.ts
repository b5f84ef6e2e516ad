/** A function or a constant of a file of tests, with its name. */
export interface Declaration {
  name: string
  text: string
}

/** The functions and constants of a file, without its tests. */
export function declarationsIn(source: string): Declaration[] {
  const pieces = source.split(/^(?=(?:export )?(?:const|async function|function|class) | *test(?:\.\w+)?\()/m)
  return pieces.flatMap((text) => {
    const name = /^(?:export )?(?:const|async function|function|class) (\w+)/.exec(text)?.[1]
    return name === undefined ? [] : [{ name, text: text.replace(/^export /, '') }]
  })
}

/** The tests of a file, with the lines on which they begin. */
export function testsIn(source: string): { line: number; text: string }[] {
  let line = 1
  return source.split(/^(?= *test(?:\.describe)?\()/m).flatMap((text) => {
    const test = { line, text }
    line += text.split('\n').length - 1
    return /^ *test\(/.test(text) ? [test] : []
  })
}

/** The names of the declarations whose text has the mention, or the name of one that has it. */
export function usersOf(mention: RegExp, declarations: readonly Declaration[]): RegExp[] {
  const users = new Map<string, RegExp>()
  for (let before = -1; before < users.size;) {
    before = users.size
    for (const { name, text } of declarations)
      if (!users.has(name) && [mention, ...users.values()].some((pattern) => pattern.test(text)))
        users.set(name, new RegExp(`\\b${name}\\b`))
  }
  return [...users.values()]
}
