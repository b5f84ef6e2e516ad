import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './run-node.ts'

/** Forms that send nothing to the cloud, with the reason. */
const WITHOUT_CODE: Readonly<Record<string, string>> = {
  'resources/container/object/form/UploadObject.tsx': 'sends a file in segments that depend on its size',
  'shell/settings/ListsCard.tsx': 'stores preferences in cookies',
}

/** Functions of other files that take `send`. */
const FUNCTIONS = ['workflow.submit', 'submitNetwork', 'create']

const folder = join(root, 'packages/console/src')
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'], {
  cwd: folder,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /^(?:flows|resources|services|shell)\//.test(file) && !file.includes('.test.'))

/** The text up to the bracket that closes the one at `start`. */
function enclosed(text: string, start: number): string {
  let depth = 0
  for (let at = start; at < text.length; at++) {
    if ('([{'.includes(text[at] ?? '')) depth++
    if (')]}'.includes(text[at] ?? '') && --depth === 0) return text.slice(start, at + 1)
  }
  return text.slice(start)
}

/** A value of `submit`: its parameters and what follows them, or the name of a function. */
interface Submit {
  parameters: string
  body: string
  name: string | null
}

function submits(file: string): Submit[] {
  const text = readFileSync(join(folder, file), 'utf8')
  if (!/useResourceForm|<PlainForm|<ItemForm|<Wizard|defineWizard|UpdateStatus|SpecsForm/.test(text)) return []
  return [...text.matchAll(/\bsubmit(?:=\{|: )(async )?(\(|[\w.]+(?=[,}\s]))/g)].flatMap((match): Submit[] => {
    const [whole, , first = ''] = match
    const start = match.index + whole.length - first.length
    if (first !== '(') return [{ parameters: '', body: '', name: first }]
    const parameters = enclosed(text, start)
    const rest = text.slice(start + parameters.length)
    // A type, and not a function.
    if (/^ => Promise<[^{]*>\n/.test(rest)) return []
    const open = rest.search(/[({]/)
    return [{ parameters, body: enclosed(rest, open), name: null }]
  })
}

const takesSend = (parameters: string) => /, (?:send|call)(?:: Call)?\)$/.test(parameters)

test('every form takes the function that sends, so that it can be shown as code', () => {
  const without = files.filter((file) =>
    submits(file).some(({ parameters, name }) => (name === null ? !takesSend(parameters) : !FUNCTIONS.includes(name))),
  )
  expect(without).toEqual(Object.keys(WITHOUT_CODE))
})

test('a form that takes the function that sends uses no other one, which would send while code is shown', () => {
  const others = files.filter((file) => submits(file).some(({ body }) => /(?<![\w.])call\(/.test(body)))
  expect(others).toEqual([])
})
