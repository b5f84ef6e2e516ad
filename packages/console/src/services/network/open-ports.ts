import type { IntlShape } from 'react-intl'
import { Globe } from 'lucide-react'
import type { Item } from '../../framework/resource/item.ts'
import type { ItemCommand } from '../../framework/resource/resource.ts'
import { openPhrases, openWords } from './open-ports.messages.ts'

/** As people type them: numbers, ranges and the services that everybody knows. */
const PORTS = /^(?:(?:\d{1,5}(?:-\d{1,5})?(?:\/\w+)?|ssh|https?|rdp|dns|ping|mysql|postgres(?:ql)?)(?:,\s*|$))+$/i

const ENGLISH = { open: ['open', 'allow'], on: ['on', 'in', 'for'] }

/** The English words are understood in every language, as are those of the page's. */
const wordsOf = (intl: IntlShape, message: keyof typeof openWords) => [
  ...ENGLISH[message],
  ...intl.formatMessage(openWords[message]).split(' '),
]

/** Reads `open 443 on web` and `open 80,443 web`; null if the text is another. */
export function parseOpenPorts(text: string, intl: IntlShape): { subject: string; argument: string } | null {
  const [verb = '', ports = '', ...rest] = text.trim().replaceAll(/,\s+/g, ',').split(/\s+/)
  if (!wordsOf(intl, 'open').includes(verb.toLowerCase()) || !PORTS.test(ports)) return null
  const named = wordsOf(intl, 'on').includes(rest[0]?.toLowerCase() ?? '') ? rest.slice(1) : rest
  return named.length > 0 ? { subject: named.join(' '), argument: ports } : null
}

/** `open 443 on web` leads to a group's rules, with the new ones filled in. */
export const openPortsOn = <T extends Item>(
  nameOf: (item: T) => string,
  pageOf: (item: T, ports: string) => Promise<string | null>,
): ItemCommand<T> => ({
  id: 'open-ports',
  icon: Globe,
  policy: [['network', 'create_security_group_rule']],
  parse: parseOpenPorts,
  label: (item, ports, intl) => intl.formatMessage(openPhrases.label, { ports, name: nameOf(item) }),
  run: pageOf,
})
