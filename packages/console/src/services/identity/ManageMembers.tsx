import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useIntl, type MessageDescriptor } from 'react-intl'
import * as z from 'zod'
import type { ItemQuery } from '../../api/query.ts'
import { Field } from '../../framework/forms/Field.tsx'
import { FormModal } from '../../framework/forms/FormModal.tsx'
import { useResourceForm } from '../../framework/forms/use-resource-form.ts'
import { saying } from '../../framework/forms/validators.ts'
import { changesBetween, setRole, type MembershipChange } from '../membership/membership-model.ts'
import { LoadingModal } from '../../framework/modals/LoadingModal.tsx'
import type { ModalTools } from '../../framework/modals/modal.ts'
import { identityMessages } from './identity.messages.ts'
import { belonging, toMemberRoles, toMembership, type Members } from './members.ts'
import type { MemberWords } from './member-words.ts'
import { memberLabels, memberMessages } from './members.messages.ts'
import { MembersField } from './MembersField.tsx'

interface ManageMembersProps {
  of: Members
  /** What they belong to. */
  item: { id: string; name: string }
  tools: ModalTools
  title: MessageDescriptor
  words: MemberWords
  /** What is said when it is done. */
  done: string
  /** What must not be done, in words; null where all is well. */
  objection?: (change: MembershipChange, now: NowOf<Members['source']>) => MessageDescriptor | null
}

type NowOf<Q> = Q extends ItemQuery<infer T> ? T : never

/** Says who belongs to a thing, and in which roles. */
export function ManageMembers(props: ManageMembersProps) {
  const { formatMessage } = useIntl()
  // As it is now: who was in when the dialog was last open does not count.
  const query = useQuery({ ...props.of.source, staleTime: 0, gcTime: 0 })
  if (query.data) return <MembersForm {...props} now={query.data} />
  return (
    <LoadingModal
      tools={props.tools}
      title={formatMessage(props.title)}
      failed={formatMessage(memberMessages.unableToLoad)}
      query={query}
    />
  )
}

type MembersFormProps = ManageMembersProps & { now: NowOf<Members['source']> }

function MembersForm({ of, item, tools, now: loaded, objection, words, title, done }: MembersFormProps) {
  const { formatMessage } = useIntl()
  // What it began with: fetching again must not change the ground under what is chosen.
  const { current: now } = useRef(loaded)
  // Kept with each call that goes through: what failed half-way goes on from there.
  const held = useRef(now.members)
  const hasRoles = now.roles.length > 0
  const wanted = (members: Record<string, string[]>) =>
    hasRoles ? toMembership(members) : belonging(toMembership(members))
  const form = useResourceForm({
    schema: z.object({
      members: z.record(z.string(), z.array(z.string())).superRefine((members, context) => {
        const roleless = hasRoles && Object.values(members).some((roles) => roles.length === 0)
        const wrong = roleless
          ? memberMessages.roleless
          : objection?.(changesBetween(held.current, wanted(members)), now)
        if (wrong) context.addIssue({ code: 'custom', ...saying(wrong) })
      }),
    }),
    defaults: { members: toMemberRoles(now.members) },
    labels: memberLabels,
    submit: async ({ members }) => {
      const { granted, revoked } = changesBetween(held.current, wanted(members))
      for (const { member, role } of granted) {
        await of.add(member, role)
        held.current = setRole(held.current, member, role, true)
      }
      for (const { member, role } of revoked) {
        await of.remove(member, role)
        held.current = setRole(held.current, member, role, false)
      }
    },
    done: () => tools.done(done, { updated: [{ type: tools.type, id: item.id }] }),
  })
  return (
    <FormModal
      form={form}
      open={tools.open}
      size="large"
      title={formatMessage(title)}
      description={item.name}
      action={formatMessage(identityMessages.save)}
      failed={formatMessage(memberMessages.unableToSave)}
      onClose={tools.close}
    >
      <Field of={form} name="members">
        {({ error }) => (
          <MembersField
            now={now}
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
