import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'

export interface SourceMessage {
  id: string
  /** The English text, in ICU's format. */
  text: string
}

export const STRING = String.raw`(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")`
/** Spaces, line breaks and comments. */
const GAP = String.raw`(?:\s|//[^\n]*|/\*[^]*?\*/)*`
const TEXT = String.raw`${GAP}([\w$]+|${STRING}):\s*(${STRING})${GAP},?`
const TEXTS = new RegExp(TEXT, 'gy')
const CALL = new RegExp(String.raw`\btexts(?:<[^()]*>)?\(\s*(${STRING}),\s*\{((?:${TEXT})*)${GAP}\},?\s*\)`, 'g')
/** Also what react-intl would have instead of `texts`. */
const DECLARATION = /\b(?:texts[<(]|defineMessages?\b|defaultMessage:)/g

/** Replaces each call of `texts` in a source file by what `to` returns for its texts, by their keys. */
export const replaceTexts = (code: string, to: (texts: ReadonlyMap<string, SourceMessage>) => string): string =>
  code.replace(CALL, (_, group: string, texts: string) => to(textsOf(unquoted(group), texts)))

/** The messages that a source file declares. One that is written otherwise would reach the browser unread. */
export function messagesIn(code: string): SourceMessage[] {
  const found = [...code.matchAll(CALL)].map(([, group = '', texts = '']) => textsOf(unquoted(group), texts))
  const declared = code.match(DECLARATION)?.length ?? 0
  if (declared === found.length) return found.flatMap((texts) => [...texts.values()])
  throw new Error(`${declared - found.length} of ${declared} groups are not written as texts('…', { key: '…' })`)
}

/** A message as react-intl would read it in the browser; plain text stays text, which is shorter. */
export function compiled(text: string): string | MessageFormatElement[] {
  const elements = parse(text)
  const [first] = elements
  return elements.length === 1 && first?.type === TYPE.literal ? first.value : elements
}

function textsOf(group: string, texts: string): Map<string, SourceMessage> {
  const messages = [...texts.matchAll(TEXTS)].map(([, name = '', text = '']) => {
    const key = /^['"]/.test(name) ? unquoted(name) : name
    return [key, { id: `${group}.${key}`, text: unquoted(text) }] as const
  })
  return new Map(messages)
}

/** What a string literal stands for. */
const unquoted = (literal: string): string => literal.slice(1, -1).replace(/\\(.)/g, '$1')
