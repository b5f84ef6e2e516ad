import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'

/** Problems of a translation compared with the English message. */
export function problemsOf(english: string, translated: string, language: string): string[] {
  if (translated.trim() === '') return ['is empty']
  let elements: MessageFormatElement[]
  try {
    elements = parse(translated)
  } catch (error) {
    return [`cannot be read: ${(error as Error).message}`] // the parser throws SyntaxErrors
  }
  const [known, has] = [partsOf(parse(english)), partsOf(elements)]
  // A language without plural forms needs only one of the English ones.
  const required = categoriesOf(language).length === 1 ? partsOf(parse(english).filter(isNoPlural)) : known
  const inner = [...required].filter((part) => !has.has(part)).map((part) => `lacks ${part}`)
  const extra = [...has].filter((part) => !known.has(part)).map((part) => `has ${part}, which the English has not`)
  // English may have the same text for one and for many; a translation may too.
  const counts = /\bone\s*\{/.test(english)
  return [
    ...inner,
    ...extra,
    ...pluralProblems(elements, language).filter((problem) => counts || !problem.startsWith('lacks')),
  ]
}

/** Problems of an English message. */
export function problemsOfEnglish(english: string): string[] {
  try {
    return pluralProblems(parse(english), 'en').filter((problem) => !problem.startsWith('lacks "one"'))
  } catch (error) {
    return [`cannot be read: ${(error as Error).message}`] // the parser throws SyntaxErrors
  }
}

/** The arguments and tags of a message, as they are written in it: `{name}`, `<b>`. */
function partsOf(elements: readonly MessageFormatElement[]): Set<string> {
  const parts = new Set<string>()
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue
    parts.add(element.type === TYPE.tag ? `<${element.value}>` : `{${element.value}}`)
    for (const inner of childrenOf(element)) for (const part of partsOf(inner)) parts.add(part)
  }
  return parts
}

/** Each plural must have the forms of its language and no others. */
function pluralProblems(elements: readonly MessageFormatElement[], language: string): string[] {
  return elements.flatMap((element) => {
    const below = childrenOf(element).flatMap((inner) => pluralProblems(inner, language))
    if (element.type !== TYPE.plural) return below
    const pluralCategories = categoriesOf(language, element.pluralType)
    const written = Object.keys(element.options).filter((option) => !option.startsWith('='))
    const lacks = pluralCategories.filter((category) => !written.includes(category))
    const unused = written.filter((category) => !pluralCategories.some((known) => known === category))
    return [
      ...lacks.map((category) => `lacks "${category}" of {${element.value}, plural}`),
      ...unused.map((category) => `has "${category}" of {${element.value}, plural}, which ${language} never uses`),
      ...below,
    ]
  })
}

const categoriesOf = (language: string, type?: Intl.PluralRuleType) =>
  new Intl.PluralRules(language, { type }).resolvedOptions().pluralCategories

const isNoPlural = ({ type }: MessageFormatElement) => type !== TYPE.plural

function childrenOf(element: MessageFormatElement): MessageFormatElement[][] {
  if (element.type === TYPE.tag) return [element.children]
  if (element.type === TYPE.plural || element.type === TYPE.select)
    return Object.values(element.options).map(({ value }) => value)
  return []
}
