import { expect, test } from 'vitest'
import { toCsv } from './csv.ts'

const cells = (...texts: string[]) =>
  toCsv([texts])
    .replace(/^\uFEFF/, '')
    .trimEnd()

test('a name that looks like a formula is exported as text', () => {
  expect(cells('=1+1')).toBe("'=1+1")
  expect(cells('+1', '-1', '@sum')).toBe("'+1,'-1,'@sum")
  expect(cells('\t=cmd')).toBe("'\t=cmd")
  expect(cells('\r=cmd')).toBe('"\'\r=cmd"')
})

test('other text does not change', () => {
  expect(cells('cirros-0.6', 'a=b')).toBe('cirros-0.6,a=b')
})

test('commas, quotes and line breaks stay inside their cell', () => {
  expect(cells('a,b', 'say "hi"', 'two\nlines')).toBe('"a,b","say ""hi""","two\nlines"')
})

test('each row ends with a line break', () => {
  expect(toCsv([['a'], ['b']])).toBe('\uFEFFa\r\nb\r\n')
})
