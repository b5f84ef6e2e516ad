import type { UpstreamCall } from '../upstream-calls.ts'
import { commandsOf } from './commands.ts'
import type { Word } from './commands/command-call.ts'
import { curlCommand, SET_TOKEN } from './curl.ts'
import type { Dialect } from './dialect.ts'
import { joinImageData } from './image-data.ts'
import { NewIds } from './new-id.ts'
import { shellWord } from './shell-quote.ts'

/** The command line of python-openstackclient and its plugins, in bash; cURL for calls that it has no command for. */
export const openstack: Dialect = {
  id: 'openstack',
  name: 'openstack',
  write: (all) => {
    const calls = joinImageData(all, ['file'])
    const ids = new NewIds(calls)
    const texts = calls.map((call, index) => textOf(call, index, ids))
    return [...(texts.some(({ isCurl }) => isCurl) ? [SET_TOKEN] : []), ...texts.map(({ text }) => text)].join('\n\n')
  },
}

/** The client's option for the microversion of a service. */
const VERSIONS: Readonly<Record<string, string>> = {
  compute: '--os-compute-api-version',
  placement: '--os-placement-api-version',
  volume: '--os-volume-api-version',
}

function textOf(call: UpstreamCall, index: number, ids: NewIds): { text: string; isCurl: boolean } {
  const found = commandsOf(call)
  if (!found)
    return { text: `# The client has no command for this call.\n${curlCommand(call, index, ids)}`, isCurl: true }
  const newId = ids.variableAt(index)
  const lines = found.commands.map((words) => commandLine(call, words, ids, newId))
  return { text: [...(found.isNew ? [NEWER] : []), ...lines].join('\n'), isCurl: false }
}

const NEWER = '# Needs python-openstackclient 6.3 or later.'

/** A line of the shell with the words of one of the commands for a call, which keeps the id that it prints in a variable. */
export function commandLine(call: UpstreamCall, words: readonly Word[], ids: NewIds, variable: string | null): string {
  const option = VERSIONS[call.service]
  const version = call.version && option ? [option, call.version] : []
  const program = words[0] === 'swift' ? [] : ['openstack', ...version]
  // What follows `--` is no option.
  const end = words.includes('--') ? words.indexOf('--') : words.length
  const printed = variable ? ['-f', 'value', '-c', 'id'] : []
  const all = [...program, ...words.slice(0, end), ...printed, ...words.slice(end)]
  const line = all.map((word) => wordText(word, ids)).join(' ')
  return variable ? `${variable}=$(${line})` : line
}

const wordText = (word: Word, ids: NewIds): string =>
  typeof word === 'string' ? shellWord(word, ids) : `<(printf %s ${shellWord(word.file, ids)})`
