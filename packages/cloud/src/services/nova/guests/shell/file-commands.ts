import { homeOf, lines } from './command.ts'
import type { Command, Shell } from './command.ts'
import { disksOf, filesOf } from './files.ts'

const pathOf = (word: string, { user }: Shell) => {
  const home = homeOf(user)
  const absolute = word.startsWith('~') ? home + word.slice(1) : word.startsWith('/') ? word : `${home}/${word}`
  return new URL(`file://${absolute}`).pathname.replace(/(.)\/$/, '$1')
}

const isOption = (word: string) => word.startsWith('-')

const ls: Command = (args, shell) => {
  const [word = '~'] = args.filter((one) => !isOption(one))
  const path = pathOf(word, shell)
  const files = Object.keys(filesOf(shell))
  if (files.includes(path)) return lines(word)
  const folder = path === '/' ? '/' : `${path}/`
  const below = files
    .filter((file) => file.startsWith(folder))
    .map((file) => file.slice(folder.length).split('/', 1)[0] ?? '')
  const shown = [...new Set(below)].filter(
    (name) => args.includes('-a') || args.includes('-la') || !name.startsWith('.'),
  )
  if (below.length === 0 && path !== homeOf(shell.user))
    return lines(`ls: cannot access '${word}': No such file or directory`)
  return shown.length === 0 ? '' : lines(shown.sort().join('  '))
}

/** The content of the named files, or what another command wrote. */
function contentOf(name: string, words: readonly string[], shell: Shell, input: string): string {
  if (words.length === 0) return input
  const files = filesOf(shell)
  return words.map((word) => files[pathOf(word, shell)] ?? `${name}: ${word}: No such file or directory\n`).join('')
}

const linesIn = (content: string) => content.replace(/\n$/, '').split('\n')

const cut =
  (name: string, part: (all: string[], count: number) => string[]): Command =>
  (args, shell, input) => {
    const number = args.findIndex((word) => /^-n?\d*$/.test(word))
    const isApart = args[number] === '-n'
    const count = Number((isApart ? args[number + 1] : args[number]?.replace(/^-n?/, '')) ?? 10) || 10
    const words = args.filter((_, index) => index !== number && !(isApart && index === number + 1))
    const content = contentOf(name, words, shell, input)
    return content === '' ? '' : lines(...part(linesIn(content), count))
  }

const grep: Command = (args, shell, input) => {
  const [pattern = '', ...words] = args.filter((word) => !isOption(word))
  const isLoose = args.includes('-i')
  const fold = (text: string) => (isLoose ? text.toLowerCase() : text)
  const content = contentOf('grep', words, shell, input)
  return lines(...linesIn(content).filter((line) => line !== '' && fold(line).includes(fold(pattern))))
}

const lsblk: Command = (_args, { row }) =>
  lines(
    'NAME   MAJ:MIN RM  SIZE RO TYPE MOUNTPOINTS',
    ...disksOf(row).flatMap(({ name, gib, mount }, index) => {
      const disk = `${name.padEnd(6)} 252:${String(index * 16).padEnd(3)} 0 ${`${gib}G`.padStart(5)}  0 disk`
      if (mount !== '/') return [`${disk} ${mount}`.trimEnd()]
      return [
        disk,
        `\`-${`${name}1`.padEnd(4)} 252:${String(index * 16 + 1).padEnd(3)} 0 ${`${gib}G`.padStart(5)}  0 part /`,
      ]
    }),
  )

const df: Command = (_args, { row }) =>
  lines(
    'Filesystem      Size  Used Avail Use% Mounted on',
    ...disksOf(row)
      .filter(({ mount }) => mount === '/')
      .map(({ name, gib }) => {
        const used = Math.min(1.9, gib * 0.4)
        const cell = (number: number) => `${number.toFixed(1)}G`.padStart(6)
        const percent = `${Math.round((used / Math.max(gib, 1)) * 100)}%`
        return `/dev/${name}1      ${cell(gib)}${cell(used)}${cell(gib - used)} ${percent.padStart(4)} /`
      }),
    `tmpfs           ${Math.floor(row.flavor.ram / 2)}M     0  ${Math.floor(row.flavor.ram / 2)}M   0% /dev/shm`,
  )

/** Files and disks; nothing can be written. */
export const fileCommands: Readonly<Record<string, Command>> = {
  ls,
  pwd: (_args, { user }) => lines(homeOf(user)),
  cat: (args, shell, input) =>
    contentOf(
      'cat',
      args.filter((word) => !isOption(word)),
      shell,
      input,
    ),
  less: (args, shell, input) => contentOf('less', args, shell, input),
  more: (args, shell, input) => contentOf('more', args, shell, input),
  head: cut('head', (all, count) => all.slice(0, count)),
  tail: cut('tail', (all, count) => all.slice(-count)),
  grep,
  wc: (args, shell, input) => {
    const content = contentOf(
      'wc',
      args.filter((word) => !isOption(word)),
      shell,
      input,
    )
    return lines(String(content === '' ? 0 : linesIn(content).length))
  },
  echo: (args) => lines(args.join(' ')),
  lsblk,
  df,
}
