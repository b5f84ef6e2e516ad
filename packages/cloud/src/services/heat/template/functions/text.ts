import { createHash } from 'node:crypto'
import { asText, isMap } from '../json.ts'
import type { Json, JsonMap } from '../json.ts'
import { misuseError } from './function.ts'
import type { TemplateFunction, Use } from './function.ts'

/** Limit for texts that multiply. */
const MAX_TEXT = 1_000_000

type Strictness = 'lax' | 'strict' | 'very strict'

const replacing = (strictness: Strictness): TemplateFunction => ({
  description: 'Replaces words of a string.',
  apply(args, use) {
    const given = use.resolve(args)
    if (!isMap(given) || !('template' in given) || !isMap(given['params'] ?? null)) {
      throw misuseError(
        use,
        `"${use.name}" wants a map with "template", a text, and "params", a map of words to replace`,
      )
    }
    const { template, params } = given as { template: Json; params: JsonMap } // checked above
    if (typeof template !== 'string') throw misuseError(use, `"${use.name}" template must be a string`)
    return replaced(template, params, strictness, use)
  },
})

/** Longer keys come first, and inserted values are not replaced again. */
function replaced(template: string, params: JsonMap, strictness: Strictness, use: Use): string {
  const words = Object.keys(params)
    .filter((word) => word !== '')
    .toSorted((one, other) => other.length - one.length)
  const unused = new Set(words)
  const parts: string[] = []
  let plain = 0
  for (let at = 0; at < template.length;) {
    const word = words.find((candidate) => template.startsWith(candidate, at))
    if (word === undefined) {
      at += 1
      continue
    }
    unused.delete(word)
    parts.push(template.slice(plain, at), asText(params[word] ?? null))
    at += word.length
    plain = at
  }
  const result = [...parts, template.slice(plain)].join('')
  if (result.length > MAX_TEXT) throw misuseError(use, 'The text is too long')
  if (strictness !== 'lax' && unused.size > 0) {
    throw misuseError(use, `The following params were not found in the template: ${[...unused].join(', ')}`)
  }
  const empty = words.find((word) => asText(params[word] ?? null) === '')
  if (strictness === 'very strict' && empty !== undefined) {
    throw misuseError(use, `str_replace_vstrict has an undefined or empty value for param ${empty}`)
  }
  return result
}

const listJoin: TemplateFunction = {
  description: 'Joins the strings of lists with a delimiter.',
  apply(args, use) {
    const given = use.resolve(args)
    const example = '"list_join" : [ " ", [ "str1", "str2"] ...]'
    if (!Array.isArray(given) || given.length < 2 || typeof given[0] !== 'string') {
      throw misuseError(use, `Incorrect arguments to "list_join" should be: ${example}`)
    }
    const [delimiter, ...lists] = given
    const items = lists.flatMap((list) => {
      if (list === null) return []
      if (!Array.isArray(list)) throw misuseError(use, 'list_join must operate on a list')
      return list
    })
    const result = items.map(asText).join(delimiter)
    if (result.length > MAX_TEXT) throw misuseError(use, 'The text is too long')
    return result
  },
}

const strSplit: TemplateFunction = {
  description: 'Splits a string by a delimiter, or returns one of the parts.',
  apply(args, use) {
    const given = use.resolve(args)
    if (!Array.isArray(given) || given.length < 2 || given.length > 3) {
      throw misuseError(
        use,
        'Incorrect arguments to "str_split" should be: "str_split" : [",", "apples,pears", <index>]',
      )
    }
    const [delimiter, text, index] = given
    if (typeof delimiter !== 'string' || delimiter === '' || (typeof text !== 'string' && text !== null)) {
      throw misuseError(use, 'Argument to "str_split" must be strings: ["delimiter", "text", <index>]')
    }
    const parts = text === null || text === undefined ? [] : text.split(delimiter)
    if (index === undefined) return parts
    const part = parts.at(Number(index))
    if (!Number.isInteger(Number(index)) || part === undefined)
      throw misuseError(use, `Incorrect index to "str_split" should be between 0 and ${parts.length - 1}`)
    return part
  },
}

const DIGESTS = ['md5', 'sha1', 'sha224', 'sha256', 'sha384', 'sha512']

const digest: TemplateFunction = {
  description: 'Computes a hash of a string.',
  apply(args, use) {
    const given = use.resolve(args)
    if (!Array.isArray(given) || given.length !== 2) {
      throw misuseError(use, 'Incorrect arguments to "digest" should be: "digest" : [ "<algorithm>", "<value>" ]')
    }
    const [algorithm = null, value = null] = given
    if (typeof algorithm !== 'string' || !DIGESTS.includes(algorithm)) {
      throw misuseError(use, `Algorithm must be one of ${DIGESTS.join(', ')}`)
    }
    return createHash(algorithm).update(asText(value)).digest('hex')
  },
}

const URL_KEYS = ['scheme', 'username', 'password', 'host', 'port', 'path', 'query', 'fragment']

const makeUrl: TemplateFunction = {
  description: 'Builds a URL from its parts.',
  apply(args, use) {
    const given = use.resolve(args)
    if (!isMap(given)) throw misuseError(use, 'The arguments to "make_url" must be a map.')
    const unknown = Object.keys(given).find((key) => !URL_KEYS.includes(key))
    if (unknown !== undefined) throw misuseError(use, `Invalid argument to "make_url": ${unknown}`)
    const part = (key: string) => asText(given[key] ?? null)
    const login = part('username') && `${part('username')}${part('password') && `:${part('password')}`}@`
    const host = part('host').includes(':') && !part('host').startsWith('[') ? `[${part('host')}]` : part('host')
    const query = isMap(given['query'] ?? null)
      ? new URLSearchParams(Object.entries(given['query'] ?? {}).map(([key, value]) => [key, asText(value)])).toString()
      : part('query')
    const path = part('path')
    const authority = login + host + (part('port') && `:${part('port')}`)
    const start = part('scheme') && `${part('scheme')}:`
    const middle = (authority && `//${authority}`) + (authority && path && !path.startsWith('/') ? `/${path}` : path)
    return start + middle + (query && `?${query}`) + (part('fragment') && `#${part('fragment')}`)
  },
}

export const text = {
  str_replace: replacing('lax'),
  str_replace_strict: replacing('strict'),
  str_replace_vstrict: replacing('very strict'),
  list_join: listJoin,
  str_split: strSplit,
  digest,
  make_url: makeUrl,
}
