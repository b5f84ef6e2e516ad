import { expect, test } from 'vitest'
import { classicFields } from './classic-reply.ts'

test('[MODAL-02] a form is encoded as browsers encode forms', () => {
  const fields = classicFields({
    name: 'web & more',
    size: 0,
    ticked: true,
    unticked: false,
    networks: ['a', 'b'],
    none: [],
    zone: null,
    left: undefined,
    blank: '',
  })
  expect(fields.toString()).toBe('name=web+%26+more&size=0&ticked=on&networks=a&networks=b&blank=')
})
