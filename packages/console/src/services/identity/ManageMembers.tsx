import { useRef } from 'react'
import type { MessageDescriptor } from 'react-intl'
import * as z from 'zod'
import { PlainForm } from '../../framework/forms/PlainForm.tsx'
import { withMessage } from '../../framework/forms/validators.ts'
import { FreshDialog } from '../../framework/modals/FreshDialog.tsx'
import type { ItemDialog } from '../../framework/resource/modal.ts'
import type { Item } from '../../framework/resource/item.ts'
import { useSession } from '../../framework/session/session.ts'
import { words as commonWords } from '../../framework/text/common.messages.ts'
import { changesBetween, setRole } from '../membership/membership-model.ts'
import { MembersField, memberWords, type MemberWords } from './MembersField.tsx'
import { memberLabels, memberMessages } from './identity.messages.ts'
import {
  toMemberRoles,
  toMembership,
  withMemberRole,
  type CheckChange,
  type CurrentMembers,
  type MemberRoles,
  type Members,
} from './members.ts'
import { invalidateAssignments, keepsOwnAdmin, roleGrants, type GrantScope, type Holder } from './role-grants.ts'

interface ManageMembersProps {
  of: Members
  /** The group, project or domain that has the members. */
  item: { id: string; name: string }
  title: MessageDescriptor
  words: MemberWords
  /** The success message, with `{name}`. */
  success: MessageDescriptor
  check?: CheckChange
  onSaved: () => void
}

/** Chooses the members of something, and their roles. */
export const ManageMembers = (props: ManageMembersProps) => (
  // Not from the cache: the members may have changed since the dialog was last open.
  <FreshDialog title={props.title} failed={memberMessages.unableToLoad} query={props.of.query}>
    {(loaded) => <MembersForm {...props} loaded={loaded} />}
  </FreshDialog>
)

type MembersFormProps = ManageMembersProps & { loaded: CurrentMembers }

function MembersForm({ of, item, loaded, check, words, title, success, onSaved }: MembersFormProps) {
  // As first loaded: a refetch must not change the base of the user's choice.
  const { current } = useRef(loaded)
  // Updated with each successful request, so that a retry sends only the rest.
  const saved = useRef(current.members)
  const hasRoles = current.roles.length > 0
  const chosen = (members: MemberRoles) => (hasRoles ? toMembership(members) : withMemberRole(toMembership(members)))
  const schema = z.object({
    members: z.record(z.string(), z.array(z.string())).superRefine((members, context) => {
      const isRoleless = hasRoles && Object.values(members).some((roles) => roles.length === 0)
      const leaver = current.kept?.some((member) => !(member in members))
      const problem = isRoleless
        ? memberMessages.roleless
        : leaver
          ? memberMessages.keepMembership
          : check?.(changesBetween(saved.current, chosen(members)), current)
      if (problem) context.addIssue({ code: 'custom', ...withMessage(problem) })
    }),
  })
  return (
    <PlainForm
      item={item}
      about={item.name}
      size="large"
      title={title}
      action={commonWords.save}
      failed={memberMessages.unableToSave}
      success={success}
      schema={schema}
      defaults={{ members: toMemberRoles(current.members) }}
      fields={{
        members: {
          label: commonWords.members,
          draw: ({ value, error }, form) => (
            <MembersField
              current={current}
              words={words}
              value={toMembership(value)}
              onChange={(membership) => form.set('members', toMemberRoles(membership))}
              error={error}
            />
          ),
        },
      }}
      submit={async ({ members }, send) => {
        const { granted, revoked } = changesBetween(saved.current, chosen(members))
        for (const { member, role } of granted) {
          await of.add(member, role, send)
          if (!send.rehearsal) saved.current = setRole(saved.current, member, role, true)
        }
        for (const { member, role } of revoked) {
          await of.remove(member, role, send)
          if (!send.rehearsal) saved.current = setRole(saved.current, member, role, false)
        }
        if (!send.rehearsal) onSaved()
      }}
    />
  )
}

export interface RoleMembersOptions<T extends Item> {
  holder: Holder
  scopeOf: (item: T) => GrantScope
  texts: {
    /** 'Project Members'. */
    members: MessageDescriptor
    /** The success message, with `{name}`. */
    changed: MessageDescriptor
  }
}

/** The dialog that chooses the users, or the groups, with roles on a project or domain. */
export const roleMembersDialog = <T extends Item & { name: string }>({
  holder,
  scopeOf,
  texts,
}: RoleMembersOptions<T>): ItemDialog<T> =>
  function RoleMembers({ item }) {
    const session = useSession()
    const scope = scopeOf(item)
    return (
      <ManageMembers
        of={roleGrants(scope, holder)}
        item={item}
        title={holder === 'user' ? memberLabels.manage : memberLabels.modifyGroups}
        words={memberWords(holder, texts.members)}
        success={texts.changed}
        check={holder === 'user' ? keepsOwnAdmin(session, scope) : undefined}
        onSaved={() => void invalidateAssignments(scope)}
      />
    )
  }
