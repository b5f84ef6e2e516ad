import { expect, test, vi } from 'vitest'
import type { ClassicReply } from '../../api/classic-form.ts'
import { followReply } from './classic-reply.ts'

const reply: ClassicReply = {
  location: null,
  loggedOut: false,
  messages: [],
  option: null,
  fileUpload: null,
  body: '',
}

function page() {
  const calls: string[] = []
  const note = (name: string) => (value?: unknown) =>
    void calls.push(value === undefined ? name : `${name} ${JSON.stringify(value)}`)
  return {
    calls,
    effects: {
      notify: vi.fn(note('notify')),
      addOption: note('add'),
      go: note('go'),
      reload: () => note('reload')(),
    },
  }
}

test('[MODAL-02] the messages and the new option come before the page navigates', () => {
  const { calls, effects } = page()
  followReply(
    {
      ...reply,
      location: '/project/images',
      messages: [['success', 'Created.', '']],
      option: { value: '1', label: 'One' },
    },
    effects,
  )
  expect(calls).toEqual([
    'notify [["success","Created.",""]]',
    'add {"value":"1","label":"One"}',
    'go "/project/images"',
  ])
})

test('[MODAL-02] an address outside this site is not followed', () => {
  for (const location of ['https://evil.example/', '//evil.example/', '/\\evil.example/']) {
    const { calls, effects } = page()
    followReply({ ...reply, location }, effects)
    expect(calls).toEqual(['notify []'])
  }
})

test('[MODAL-03] an ended session opens the given page, or reloads', () => {
  const given = page()
  followReply({ ...reply, loggedOut: true, location: '/auth/login/' }, given.effects)
  expect(given.calls).toEqual(['go "/auth/login/"'])
  const none = page()
  followReply({ ...reply, loggedOut: true }, none.effects)
  expect(none.calls).toEqual(['reload'])
})
