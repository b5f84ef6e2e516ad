import { readTemplate } from '../../services/orchestration/hot/hot-template.ts'
import { filesIn } from '../../services/orchestration/hot/references.ts'
import type { LaunchForm } from './launch-state.ts'

type Texts = Pick<LaunchForm, 'template' | 'files'>

/** The files that a template and its nested templates name, in their order. */
function namedFiles({ template, files }: Texts): string[] {
  const found = new Set<string>()
  const visit = (text: string) => {
    for (const { name, isTemplate } of filesIn(readTemplate(text))) {
      if (found.has(name)) continue
      found.add(name)
      if (isTemplate && files[name] !== undefined) visit(files[name])
    }
  }
  visit(template)
  return [...found]
}

export const missingFiles = (texts: Texts): string[] =>
  namedFiles(texts).filter((name) => texts.files[name] === undefined)

const bare = (name: string) => name.replace(/^file:\/+/, '').replace(/^(?:\.\/)+/, '')

const isHot = (text: string) => /^["']?heat_template_version["']?\s*:/m.test(text)

/**
 * Adds chosen files under the names that the templates have for them; a folder's name before the path is left out. The
 * template itself is taken from a folder if none is there yet.
 */
export function withFiles(texts: Texts, chosen: readonly { name: string; text: string }[]): Texts {
  let { template } = texts
  let rest = chosen
  if (template.trim() === '') {
    const used = new Set(
      chosen
        .filter(({ text }) => isHot(text))
        .flatMap(({ text }) => filesIn(readTemplate(text)).map(({ name }) => bare(name))),
    )
    const isUsed = (name: string) => [...used].some((each) => name === each || name.endsWith(`/${each}`))
    const main = chosen.find(({ name, text }) => isHot(text) && !isUsed(name))
    template = main?.text ?? template
    rest = chosen.filter((file) => file !== main)
  }
  let files: Record<string, string> = {
    ...texts.files,
    ...Object.fromEntries(rest.map(({ name, text }) => [name, text])),
  }
  // A nested template names more files once it is there.
  for (let turn = 0; turn < rest.length; turn += 1) {
    const [wanted, found] = firstMatch(missingFiles({ template, files }), files)
    if (wanted === undefined || found === undefined) break
    const { [found]: text = '', ...others } = files
    files = { ...others, [wanted]: text }
  }
  return { template, files }
}

function firstMatch(wanted: readonly string[], files: Readonly<Record<string, string>>): [string?, string?] {
  for (const name of wanted) {
    const found = Object.keys(files).find((path) => path === bare(name) || path.endsWith(`/${bare(name)}`))
    if (found !== undefined) return [name, found]
  }
  return []
}
