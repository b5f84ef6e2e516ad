import { expect, test } from 'vitest'
import { associationChanges, toAssociation } from './metadefs.map.ts'

test('an association has no empty parts', () => {
  expect(toAssociation({ name: 'OS::Nova::Flavor', prefix: '', properties_target: null })).toEqual({
    name: 'OS::Nova::Flavor',
  })
})

test('a changed association is removed and added, an equal one stays', () => {
  const flavor = { name: 'OS::Nova::Flavor', prefix: 'hw:' }
  const image = { name: 'OS::Glance::Image' }
  expect(
    associationChanges(
      [flavor, image],
      [
        { ...flavor, prefix: 'x:' },
        { ...image, prefix: '' },
      ],
    ),
  ).toEqual({
    removed: [flavor],
    added: [{ ...flavor, prefix: 'x:' }],
  })
})
