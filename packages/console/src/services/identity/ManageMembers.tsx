import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useIntl, type MessageDescriptor } from 'react-intl'
import * as z from 'zod'
import { Field } from '../../framework/forms/Field.tsx'
import { FormModal } from '../../framework/forms/FormModal.tsx'
import { useResourceForm } from '../../framework/forms/use-resource-form.ts'
import { withMessage } from '../../framework/forms/validators.ts'
import { LoadingModal } from '../../framework/modals/WaitModal.tsx'
import type { ItemDialog, ModalTools } from '../../framework/resource/modal.ts'
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
  tools: ModalTools
  title: MessageDescriptor
  words: MemberWords
  /** The success message. */
  success: string
  check?: CheckChange
  onSaved: () => void
}

/** Chooses the members of something, and their roles. */
export function ManageMembers(props: ManageMembersProps) {
  const { formatMessage } = useIntl()
  // Not from the cache: the members may have changed since the dialog was last open.
  const query = useQuery({ ...props.of.query, staleTime: 0, gcTime: 0 })
  if (query.data) return <MembersForm {...props} loaded={query.data} />
  return (
    <LoadingModal
      tools={props.tools}
      title={formatMessage(props.title)}
      failed={formatMessage(memberMessages.unableToLoad)}
      query={query}
    />
  )
}

type MembersFormProps = ManageMembersProps & { loaded: CurrentMembers }

function MembersForm({ of, item, tools, loaded, check, words, title, success, onSaved }: MembersFormProps) {
  const { formatMessage } = useIntl()
  // As first loaded: a refetch must not change the base of the user's choice.
  const { current } = useRef(loaded)
  // Updated with each successful request, so that a retry sends only the rest.
  const saved = useRef(current.members)
  const hasRoles = current.roles.length > 0
  const chosen = (members: MemberRoles) => (hasRoles ? toMembership(members) : withMemberRole(toMembership(members)))
  const form = useResourceForm({
    schema: z.object({
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
    }),
    defaults: { members: toMemberRoles(current.members) },
    labels: { members: commonWords.members },
    submit: async ({ members }, send) => {
      const { granted, revoked } = changesBetween(saved.current, chosen(members))
      for (const { member, role } of granted) {
        await of.add(member, role, send)
        if (!send.rehearsal) saved.current = setRole(saved.current, member, role, true)
      }
      for (const { member, role } of revoked) {
        await of.remove(member, role, send)
        if (!send.rehearsal) saved.current = setRole(saved.current, member, role, false)
      }
    },
    done: () => {
      onSaved()
      tools.done(success, { updated: [{ type: tools.type, id: item.id }] })
    },
  })
  return (
    <FormModal
      form={form}
      open={tools.open}
      size="large"
      title={formatMessage(title)}
      description={item.name}
      action={formatMessage(commonWords.save)}
      failed={formatMessage(memberMessages.unableToSave)}
      preflight={{ none: 'memberships have no quota' }}
      onClose={tools.close}
    >
      <Field of={form} name="members">
        {({ error }) => (
          <MembersField
            current={current}
            words={words}
            value={toMembership(form.values.members)}
            onChange={(membership) => form.set('members', toMemberRoles(membership))}
            error={error}
          />
        )}
      </Field>
    </FormModal>
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
  function RoleMembers({ item, tools }) {
    const { formatMessage } = useIntl()
    const session = useSession()
    const scope = scopeOf(item)
    return (
      <ManageMembers
        of={roleGrants(scope, holder)}
        item={item}
        tools={tools}
        title={holder === 'user' ? memberLabels.manage : memberLabels.modifyGroups}
        words={memberWords(holder, texts.members)}
        success={formatMessage(texts.changed, { name: item.name })}
        check={holder === 'user' ? keepsOwnAdmin(session, scope) : undefined}
        onSaved={() => void invalidateAssignments(scope)}
      />
    )
  }
