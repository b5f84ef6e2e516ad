import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'

export interface SourceMessage {
  id: string
  /** The English text, in ICU's format. */
  text: string
}

export const STRING = String.raw`(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")`
/** Spaces, line breaks and comments. */
const GAP = String.raw`(?:\s|//[^\n]*|/\*[^]*?\*/)*`
/** A text, or the name of a message of another group. */
const TEXT = String.raw`${GAP}([\w$]+|${STRING}):\s*(${STRING}|\w+\.\w+)${GAP},?`
const TEXTS = new RegExp(TEXT, 'gy')
const CALL = new RegExp(String.raw`\btexts(?:<[^()]*>)?\(\s*(${STRING}),\s*\{((?:${TEXT})*)${GAP}\},?\s*\)`, 'g')
/** Also what react-intl would have instead of `texts`. */
const DECLARATION = /\b(?:texts[<(]|defineMessages?\b|defaultMessage:)/g

/** What `texts` is called with: messages of its own, and names of those of other groups, by key. */
export type Group = ReadonlyMap<string, SourceMessage | string>

/** Replaces each call of `texts` in a source file by what `to` returns. */
export const replaceTexts = (code: string, to: (group: Group) => string): string =>
  code.replace(CALL, (_, name: string, texts: string) => to(groupOf(unquoted(name), texts)))

/** The messages that a source file declares. One that is written otherwise would reach the browser unread. */
export function messagesIn(code: string): SourceMessage[] {
  const found = [...code.matchAll(CALL)].map(([, name = '', texts = '']) => groupOf(unquoted(name), texts))
  const declared = code.match(DECLARATION)?.length ?? 0
  if (declared !== found.length)
    throw new Error(`${declared - found.length} of ${declared} groups are not written as texts('…', { key: '…' })`)
  return found.flatMap((group) => [...group.values()].filter((message) => typeof message !== 'string'))
}

/** A message as react-intl would read it in the browser; plain text stays text, which is shorter. */
export function compiled(text: string): string | MessageFormatElement[] {
  const elements = parse(text)
  const [first] = elements
  return elements.length === 1 && first?.type === TYPE.literal ? first.value : elements
}

function groupOf(group: string, texts: string): Group {
  const messages = [...texts.matchAll(TEXTS)].map(([, name = '', text = '']) => {
    const key = isQuoted(name) ? unquoted(name) : name
    return [key, isQuoted(text) ? { id: `${group}.${key}`, text: unquoted(text) } : text] as const
  })
  return new Map(messages)
}

const isQuoted = (source: string) => /^['"]/.test(source)

/** What a string literal stands for. */
const unquoted = (literal: string): string => literal.slice(1, -1).replace(/\\(.)/g, '$1')
