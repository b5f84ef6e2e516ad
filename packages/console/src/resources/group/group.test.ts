import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import { dialogPhrases } from '../../framework/resource/resource.messages.ts'
import { formatText, named } from '../../framework/resource/resource-text.ts'
import { groupMessages } from './group.messages.ts'
import { group } from './group.resource.tsx'

const intl = createIntl({ locale: 'en' })

test('the columns are name, description and id; each action has its policy rule and setting', () => {
  expect(group.columns.map(({ id }) => id)).toEqual(['name', 'description', 'id'])
  expect(group.actions.map(({ id, policy, setting }) => [id, policy?.[0]?.[1], setting?.at(-1)])).toEqual([
    ['create', 'identity:create_group', 'can_edit_group'],
    ['manage-members', 'identity:get_group', 'can_edit_group'],
    ['edit', 'identity:update_group', 'can_edit_group'],
    ['delete', 'identity:delete_group', 'can_edit_group'],
  ])
})

test('messages about a group name it', () => {
  expect(formatText(intl, named(group, dialogPhrases.created), { name: 'a' })).toBe(
    'User Group a was successfully created.',
  )
  expect(intl.formatMessage(groupMessages.taken, { name: 'a' })).toBe('Group "a" already exists.')
})
