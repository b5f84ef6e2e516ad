import type { StreamParser, StringStream } from '@codemirror/language'
import type { CodeLanguage } from './code-language.ts'

/** Takes the text that the first matching pattern matches. */
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

/** Simple highlighting; not a full grammar. */
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
