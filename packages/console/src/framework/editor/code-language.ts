import type { StreamParser, StringStream } from '@codemirror/language'

export type CodeLanguage = 'yaml' | 'shell' | 'text'

/** What a user's data is written in: a script says so in its first line, cloud-init's own form and templates are YAML. */
export function guessLanguage(text: string): CodeLanguage {
  if (text.startsWith('#!')) return 'shell'
  if (/^#cloud-config\b/.test(text) || /^\s*(?:---|[\w.-]+:(?:\s|$))/m.test(text)) return 'yaml'
  return 'text'
}

/** The first kind whose pattern matches here takes what it matches. */
const byPatterns =
  (kinds: readonly (readonly [RegExp, string | null])[]): StreamParser<unknown>['token'] =>
  (stream: StringStream) => {
    const found = kinds.find(([pattern]) => stream.match(pattern))
    if (found) return found[1]
    stream.next()
    return null
  }

const STRING = /^(?:"(?:[^"\\]|\\.)*"?|'[^']*'?)/
const COMMENT = /^#.*/

/** Enough of each language to find one's way; nothing here understands it. */
export const PARSERS: Record<Exclude<CodeLanguage, 'text'>, StreamParser<unknown>> = {
  yaml: {
    name: 'yaml',
    token: byPatterns([
      [COMMENT, 'comment'],
      [/^(?:---|\.\.\.)$/, 'meta'],
      [STRING, 'string'],
      [/^[\w.$/-]+(?=\s*:(?:\s|$))/, 'propertyName'],
      [/^(?:true|false|null|yes|no|on|off|~)(?=[\s,\]}]|$)/i, 'bool'],
      [/^-?\d+(?:\.\d+)?(?=[\s,\]}]|$)/, 'number'],
      [/^[|>][+-]?$/, 'operator'],
      [/^[&*!][\w-]+/, 'meta'],
      [/^[\w./$-]+/, null],
    ]),
  },
  shell: {
    name: 'shell',
    token: byPatterns([
      [COMMENT, 'comment'],
      [STRING, 'string'],
      [/^\$(?:\{[^}]*\}?|\w+|[@#?*!$-])/, 'variableName'],
      [
        /^(?:if|then|else|elif|fi|for|while|until|do|done|case|esac|in|function|return|export|local|set|exit)(?![\w-])/,
        'keyword',
      ],
      [/^\d+(?![\w.-])/, 'number'],
      [/^(?:\|\|?|&&?|;|>>?|<)/, 'operator'],
      [/^[\w./-]+/, null],
    ]),
  },
}

/** As services count: in bytes of UTF-8. */
export const byteLength = (text: string): number => new TextEncoder().encode(text).length
