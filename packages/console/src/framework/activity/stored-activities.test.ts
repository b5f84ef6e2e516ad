import { beforeEach, expect, test, vi } from 'vitest'
import { beginActivity, currentActivities, forgetActivities } from './activity.ts'
import { storeActivities } from './stored-activities.ts'

const stored = new Map<string, string>()
const page = new EventTarget()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  vi.stubGlobal('document', new EventTarget())
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  forgetActivities()
})

/** Closes the page and loads it again as this user. */
function reload(user: string, leave: () => void) {
  page.dispatchEvent(new Event('pagehide'))
  leave()
  forgetActivities()
  return storeActivities(user)
}

test('ended and awaited activities are restored after a reload', () => {
  const { end } = storeActivities('u')
  beginActivity({ title: 'Delete Images', subject: 'a' }).end('done')
  const made = { type: 'OS::Test::Thing', id: '1' }
  const awaited = { changed: [made], failed: [], hadError: false, project: 'p' }
  beginActivity({ title: 'Create Volume', subject: 'b' }).awaits(awaited)

  const { restored, end: endAgain } = reload('u', end)
  expect(currentActivities()).toMatchObject([
    { subject: 'b', state: 'running', awaited },
    { subject: 'a', state: 'done', awaited: null },
  ])
  restored[0]?.[1].end('done', made)
  expect(currentActivities()[0]).toMatchObject({ state: 'done', about: made, awaited: null })
  endAgain()
})

test('activities of another user and invalid data are not restored', () => {
  const { end } = storeActivities('u')
  beginActivity({ title: 'Delete Images', subject: 'a' }).end('done')
  const { end: endAgain } = reload('other', end)
  expect(currentActivities()).toEqual([])
  endAgain()
  stored.set('meridian.activities', '{"user":"u","activities":[{"title":7}]}')
  storeActivities('u').end()
  expect(currentActivities()).toEqual([])
})
