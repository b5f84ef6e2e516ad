import { expect, test } from 'vitest'
import { diffLines } from './template-diff.ts'

const drawn = (before: string, after: string) =>
  diffLines(before, after).map((line) =>
    line.kind === 'skipped' ? `… ${line.count}` : `${{ same: ' ', added: '+', removed: '-' }[line.kind]}${line.text}`,
  )

test('changed lines are shown with three around them, and the rest is counted', () => {
  const before = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k'].join('\n')
  expect(drawn(before, before.replace('f', 'F').replace('k', 'k\nl'))).toEqual([
    '… 2',
    ' c',
    ' d',
    ' e',
    '-f',
    '+F',
    ' g',
    ' h',
    ' i',
    ' j',
    ' k',
    '+l',
  ])
})

test('removed lines have the numbers of the old text, all others those of the new one', () => {
  const numbers = diffLines('a\nb\nc', 'x\na\nc').map((line) => ('number' in line ? `${line.kind} ${line.number}` : ''))
  expect(numbers).toEqual(['added 1', 'same 2', 'removed 2', 'same 3'])
})

test('a moved block is not a rewritten one', () => {
  expect(drawn('x\na\nb\ny', 'x\nb\na\ny').filter((line) => !line.startsWith(' '))).toHaveLength(2)
})

test('the same text has no changes', () => {
  expect(drawn('a\nb\n', 'a\nb')).toEqual(['… 2'])
})
