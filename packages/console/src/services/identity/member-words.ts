import type { MessageDescriptor } from 'react-intl'
import { memberMessages } from './members.messages.ts'
import type { Holder } from './role-grants.ts'

/** What those are called who could be added, and those who are in; and what is said where there are none of them. */
export type MemberWords = Record<'all' | 'members' | 'noneFound' | 'none', MessageDescriptor>

/** The usual ones, for those who are in by the name that they have there. */
export const memberWords = (holder: Holder, members: MessageDescriptor): MemberWords =>
  holder === 'user'
    ? { members, all: memberMessages.allUsers, noneFound: memberMessages.noUsersFound, none: memberMessages.noUsers }
    : { members, all: memberMessages.allGroups, noneFound: memberMessages.noGroupsFound, none: memberMessages.noGroups }
