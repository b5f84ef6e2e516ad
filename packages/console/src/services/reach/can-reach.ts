import { Route } from 'lucide-react'
import type { IntlShape } from 'react-intl'
import type { Item } from '../../framework/resource/item.ts'
import type { ItemCommand } from '../../framework/resource/resource.ts'
import { commandNames, tabNames } from './reach-tab.messages.ts'

/** The words of English are understood in every language, and so are arrows. */
const ENGLISH = { can: ['can'], reach: ['reach', 'reaches', '->', '→', '>'], on: ['on', 'port'] }

const wordsOf = (intl: IntlShape, message: keyof typeof ENGLISH) => [
  ...ENGLISH[message],
  ...intl.formatMessage(tabNames[message]).toLowerCase().split(' '),
]

const PORT = /^(?:\d{1,5}|ssh|https?|rdp|mysql|postgres(?:ql)?)$/i

const asked = (subject: readonly string[], target: readonly string[], port: string) => ({
  subject: subject.join(' '),
  argument: `${target.join(' ')}:${port}`,
})

/** Reads `can web-1 reach db-1 on 5432` and `web-1 -> db-1 5432`; the argument is `db-1:5432`. Null if the text is another. */
export function parseCanReach(text: string, intl: IntlShape): { subject: string; argument: string } | null {
  const said = text
    .trim()
    .replace(/\s*\?$/, '')
    .split(/\s+/)
  if (wordsOf(intl, 'can').includes(said[0]?.toLowerCase() ?? '')) said.shift()
  const verb = said.findIndex((word) => wordsOf(intl, 'reach').includes(word.toLowerCase()))
  if (verb < 1) return null
  const rest = said.slice(verb + 1)
  const last = rest.at(-1) ?? ''
  if (rest.length < 2 || !PORT.test(last)) return rest.length > 0 ? asked(said.slice(0, verb), rest, '443') : null
  const words = rest.slice(0, -1)
  const end = words.findLastIndex((word) => !wordsOf(intl, 'on').includes(word.toLowerCase()))
  return asked(said.slice(0, verb), words.slice(0, end + 1), last)
}

/** What is asked about, and the port: addresses have colons of their own. */
export function targetOf(argument: string): { target: string; port: string } {
  const at = argument.lastIndexOf(':')
  return { target: argument.slice(0, at), port: argument.slice(at + 1) }
}

/** `can web-1 reach db-1 on 5432` leads to the answer. */
export const canReach = <T extends Item>(
  nameOf: (item: T) => string,
  pageOf: (item: T, target: string, port: string) => Promise<string>,
): ItemCommand<T> => ({
  id: 'can-reach',
  icon: Route,
  parse: parseCanReach,
  label: (item, argument, intl) =>
    intl.formatMessage(commandNames.command, { name: nameOf(item), ...targetOf(argument) }),
  run: (item, argument) => {
    const { target, port } = targetOf(argument)
    return pageOf(item, target, port)
  },
})
