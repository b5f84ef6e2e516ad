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
      putFile: async (to: { url: string }) => note('put')(to.url),
      go: note('go'),
      reload: () => note('reload')(),
    },
  }
}

test('[MODAL-02] the file is saved before the page navigates', async () => {
  const { calls, effects } = page()
  await followReply(
    {
      ...reply,
      location: '/project/images',
      messages: [['success', 'Created.', '']],
      option: { value: '1', label: 'One' },
      fileUpload: { url: 'https://glance.example/file', token: 't' },
    },
    effects,
  )
  expect(calls).toEqual([
    'put "https://glance.example/file"',
    'notify [["success","Created.",""]]',
    'add {"value":"1","label":"One"}',
    'go "/project/images"',
  ])
})

test('[MODAL-02] an address outside this site is not followed', async () => {
  for (const location of ['https://evil.example/', '//evil.example/', '/\\evil.example/']) {
    const { calls, effects } = page()
    await followReply({ ...reply, location }, effects)
    expect(calls).toEqual(['notify []'])
  }
})

test('[MODAL-03] an ended session opens the given page, or reloads', async () => {
  const given = page()
  await followReply({ ...reply, loggedOut: true, location: '/auth/login/' }, given.effects)
  expect(given.calls).toEqual(['go "/auth/login/"'])
  const none = page()
  await followReply({ ...reply, loggedOut: true }, none.effects)
  expect(none.calls).toEqual(['reload'])
})
