import { canBeStackMember, membersOfType, stackMemberEndpoints } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { Layers } from 'lucide-react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { query } from '../../api/query.ts'
import { ResourceLink } from '../../framework/link/AppLink.tsx'
import type { ItemNoticeProps } from '../../framework/resource/manifest.ts'
import { membershipPhrases as phrases } from './stack-membership.messages.ts'

/** Stacks change seldom, and each search costs Heat a call. */
const FRESH_MS = 60_000
const MAX_IDS = 100

/** The stack that owns an item, with a warning where the item is about to be changed without it. */
export function StackMembership({ type, ids, on }: ItemNoticeProps) {
  const intl = useIntl()
  const searched = ids.slice(0, MAX_IDS).filter((id) => !id.includes(','))
  const { data } = useQuery({
    ...query(stackMemberEndpoints.stackMemberList, { query: { ids: searched.join(',') } }),
    enabled: canBeStackMember(type) && searched.length > 0,
    staleTime: FRESH_MS,
    retry: false,
  })
  const members = membersOfType(data?.items ?? [], type)
  const [member] = members
  if (!member) return null
  const values = {
    count: new Set(members.map(({ id }) => id)).size,
    name: member.resource_name,
    stack: member.stack_name,
    link: on === 'page' ? linkTo(member.stack_id) : strong,
  }
  return (
    <div role="note" className="flex gap-2.5 rounded-md bg-warn-soft px-3 py-2">
      <Layers aria-hidden className="mt-0.5 size-4 shrink-0 text-warn" />
      <p className="min-w-0 wrap-anywhere">
        {on === 'page' || ids.length === 1
          ? intl.formatMessage(phrases.one, values)
          : intl.formatMessage(phrases.several, values)}{' '}
        {intl.formatMessage(on === 'page' ? phrases.hint : phrases.warning)}
      </p>
    </div>
  )
}

const linkTo = (id: string) => (name: ReactNode) => (
  <ResourceLink key="stack" type="OS::Heat::Stack" id={id} name={name} />
)

/** In a dialog, which a link would leave. */
const strong = (name: ReactNode) => (
  <strong key="stack" className="font-semibold">
    {name}
  </strong>
)
