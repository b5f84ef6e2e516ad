import { expect, test } from 'vitest'
import { missingFiles, withFiles } from './template-files.ts'

const MAIN = `heat_template_version: 2018-08-31
resources:
  one: { type: lib/part.yaml }
  two: { type: OS::Nova::Server, properties: { user_data: { get_file: ./boot.sh } } }
`
const PART = `heat_template_version: 2018-08-31
resources:
  inside: { type: OS::Nova::Server, properties: { user_data: { get_file: lib/inner.sh } } }
`

test('files of nested templates are asked for once the template is there', () => {
  expect(missingFiles({ template: MAIN, files: {} })).toEqual(['lib/part.yaml', './boot.sh'])
  expect(missingFiles({ template: MAIN, files: { 'lib/part.yaml': PART } })).toEqual(['lib/inner.sh', './boot.sh'])
})

test('chosen files get the names that the template has for them', () => {
  const { files } = withFiles({ template: MAIN, files: {} }, [{ name: 'boot.sh', text: 'echo' }])
  expect(files).toEqual({ './boot.sh': 'echo' })
})

test('a dropped folder has everything: its template, nested templates and files', () => {
  const dropped = [
    { name: 'web/boot.sh', text: 'echo' },
    { name: 'web/lib/part.yaml', text: PART },
    { name: 'web/main.yaml', text: MAIN },
    { name: 'web/lib/inner.sh', text: 'inner' },
  ]
  const { template, files } = withFiles({ template: '', files: {} }, dropped)
  expect(template).toBe(MAIN)
  expect(Object.keys(files).toSorted()).toEqual(['./boot.sh', 'lib/inner.sh', 'lib/part.yaml'])
  expect(missingFiles({ template, files })).toEqual([])
})
