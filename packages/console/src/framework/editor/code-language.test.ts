import { StringStream } from '@codemirror/language'
import { expect, test } from 'vitest'
import { byteLength, guessLanguage, type CodeLanguage } from './code-language.ts'
import { PARSERS } from './highlighting.ts'

test.each([
  ['#!/bin/sh\necho hi', 'shell'],
  ['#cloud-config\npackages: [nginx]', 'yaml'],
  ['heat_template_version: 2021-04-16\n', 'yaml'],
  ['---\n- a', 'yaml'],
  ['hello there', 'text'],
  ['', 'text'],
] as [string, CodeLanguage][])('%j is %s', (text, language) => {
  expect(guessLanguage(text)).toBe(language)
})

/** The coloured words of a line, with their token type. */
function coloured(language: 'yaml' | 'shell', line: string): string[] {
  const stream = new StringStream(line, 2, 2)
  const found: string[] = []
  while (!stream.eol()) {
    stream.start = stream.pos
    const kind = PARSERS[language].token(stream, undefined)
    if (kind) found.push(`${kind} ${stream.current()}`)
  }
  return found
}

test('YAML: keys, values and comments', () => {
  expect(coloured('yaml', 'size: 20 # GB')).toEqual(['propertyName size', 'number 20', 'comment # GB'])
  expect(coloured('yaml', '- name: "a b"')).toEqual(['propertyName name', 'string "a b"'])
})

test('shell: keywords, variables and strings', () => {
  expect(coloured('shell', 'if [ $HOME ]; then echo "x"')).toEqual([
    'keyword if',
    'variableName $HOME',
    'operator ;',
    'keyword then',
    'string "x"',
  ])
})

test('an unfinished string does not block the line', () => {
  expect(coloured('shell', "echo 'it")).toEqual(["string 'it"])
})

test('length is counted in bytes', () => {
  expect(byteLength('näh')).toBe(4)
})
