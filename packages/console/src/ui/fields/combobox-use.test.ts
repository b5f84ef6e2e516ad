import { execFileSync } from 'node:child_process'
import * as path from 'node:path'
import { expect, expectTypeOf, test } from 'vitest'
import type { ComboboxFieldProps } from './ComboboxField.tsx'
import type { SelectFieldProps } from './SelectField.tsx'

const SOURCES = path.resolve(import.meta.dirname, '../..')

/** The widgets around Base UI's comboboxes, which report an emptied field as null; none of them passes it on. */
const WIDGETS = [
  'framework/search/SuggestingField.tsx',
  'shell/palette/PaletteSearch.tsx',
  'ui/fields/ComboboxField.tsx',
  'ui/fields/ComboboxOption.tsx',
  'ui/fields/SelectField.tsx',
  'ui/popups/PickerPopup.tsx',
]

test('what is chosen is never null: an emptied field is reported by a function of its own', () => {
  expectTypeOf<Parameters<ComboboxFieldProps['onChange']>>().toEqualTypeOf<[value: string]>()
  expectTypeOf<ComboboxFieldProps['onClear']>().toEqualTypeOf<() => void>()
  expectTypeOf<Parameters<SelectFieldProps['onChange']>>().toEqualTypeOf<[value: string]>()
})

test('every combobox, select and autocomplete of the console is one of these widgets', () => {
  const using = String.raw`from '@base-ui/react/(combobox|select|autocomplete)'`
  const found = execFileSync('grep', ['-rlE', '--include=*.tsx', '--include=*.ts', using, '.'], { cwd: SOURCES })
  const files = found.toString().trim().split('\n')
  expect(files.map((file) => file.replace('./', '')).sort()).toEqual(WIDGETS)
})
