import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'

export interface SourceMessage {
  id: string
  /** The English text, in ICU's format. */
  text: string
}

export const STRING = String.raw`(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")`
const MESSAGE = new RegExp(String.raw`\bid:\s*(${STRING}),\s*defaultMessage:\s*(${STRING})(?=\s*[,}])`, 'g')

/** Replaces each `id: '…', defaultMessage: '…'` of a source file. */
export const replaceMessages = (code: string, to: (message: SourceMessage) => string): string =>
  code.replace(MESSAGE, (_, id: string, text: string) => to({ id: unquoted(id), text: unquoted(text) }))

/** The messages that a source file declares. One that is written otherwise would reach the browser unread. */
export function messagesIn(code: string): SourceMessage[] {
  const found = [...code.matchAll(MESSAGE)].map(([, id = '', text = '']) => ({
    id: unquoted(id),
    text: unquoted(text),
  }))
  const declared = code.match(/\bdefaultMessage:/g)?.length ?? 0
  if (declared === found.length) return found
  throw new Error(
    `${declared - found.length} of ${declared} messages are not written as { id: '…', defaultMessage: '…' }`,
  )
}

/** A message as react-intl would read it in the browser; plain text stays text, which is shorter. */
export function compiled(text: string): string | MessageFormatElement[] {
  const elements = parse(text)
  const [first] = elements
  return elements.length === 1 && first?.type === TYPE.literal ? first.value : elements
}

/** What a string literal stands for. */
const unquoted = (literal: string): string => literal.slice(1, -1).replace(/\\(.)/g, '$1')
