import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import { groupPhrases } from './group.messages.ts'
import { group } from './group.resource.tsx'

const { formatMessage } = createIntl({ locale: 'en' })

test('a group is a name, a description and an id; each of its actions has a rule and may be forbidden', () => {
  expect(group.columns.map(({ id }) => id)).toEqual(['name', 'description', 'id'])
  expect(group.actions.map(({ id, policy, setting }) => [id, policy?.[0]?.[1], setting?.at(-1)])).toEqual([
    ['create', 'identity:create_group', 'can_edit_group'],
    ['manage-members', 'identity:get_group', 'can_edit_group'],
    ['edit', 'identity:update_group', 'can_edit_group'],
    ['delete', 'identity:delete_group', 'can_edit_group'],
  ])
})

test('groups are told of in these words', () => {
  expect(formatMessage(groupPhrases.created, { name: 'a' })).toBe('Group "a" was successfully created.')
  expect(formatMessage(groupPhrases.taken, { name: 'a' })).toBe('Group "a" already exists.')
})
