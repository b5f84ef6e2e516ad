import { imageMemberEndpoints, type Image, type ImageMember } from '@meridian/contract'
import { Plus, X } from 'lucide-react'
import { useIntl } from 'react-intl'
import { query, queryClient } from '../../api/query.ts'
import { usePartAction } from '../../framework/actions/apply-result.ts'
import { deleteAction } from '../../framework/actions/dialog-action.ts'
import { AppLink } from '../../framework/link/AppLink.tsx'
import { ListCard, RowButton } from '../../framework/loading/PartsTable.tsx'
import { dialogAddress } from '../../framework/resource/dialogs.ts'
import { usePolicies } from '../../framework/policy/policy-store.ts'
import { useProjectNames } from '../../framework/resource/cell-context.ts'
import { words } from '../../framework/text/common.messages.ts'
import { formatMoment } from '../../framework/text/dates.ts'
import { wordFor } from '../../framework/text/wording.ts'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/classes.ts'
import { CopyButton } from '../../ui/copy.tsx'
import { imageManifest as manifest } from './image.manifest.ts'
import { memberNames, sharingMessages as messages } from './image-sharing.messages.ts'
import { imageFacts } from './image-page.messages.ts'
import { imageMessages, memberStatuses } from './image.messages.ts'

export const membersOf = (id: string) => query(imageMemberEndpoints.imageMemberList, { params: { id } })

type Member = ImageMember & { id: string }

/** The projects that an image is shared with, and whether they have accepted it. */
export function ImageMembers({ image: { id, owner } }: { image: Image }) {
  const intl = useIntl()
  const projectName = useProjectNames(true)
  const allows = usePolicies()
  const may = (rule: string) => allows([['image', rule]], { project_id: owner, owner }) === true
  const remove = usePartAction<Member>({
    action: deleteAction<Member>(
      { names: memberNames },
      {
        lookAhead: 'nothing else',
        messages: { one: messages.removeOne, other: messages.removeOne },
        remove: async ({ member_id: member }, send) => {
          await send(imageMemberEndpoints.imageMemberRemove, { params: { id, member } })
          await queryClient.invalidateQueries({ queryKey: membersOf(id).queryKey })
        },
      },
    ),
    label: ({ member_id: member }) => projectName(member),
    whole: { type: manifest.type, id },
  })
  const headers = { project: memberNames.one, status: words.status, since: messages.offered }
  return (
    <ListCard
      title={imageFacts.members}
      head={
        may('add_member') && (
          <AppLink to={paths.modal(dialogAddress(manifest, 'share'), id)} className={buttonClass('default', 'small')}>
            <Plus aria-hidden />
            {intl.formatMessage(imageMessages.share)}
          </AppLink>
        )
      }
      query={membersOf(id)}
      failed={messages.listFailed}
      empty={messages.none}
      columns={{ ...headers, actions: words.actions }}
      idOf={(member) => member.member_id}
      cells={(member) => ({
        project: (
          <span className="flex items-center gap-1">
            <bdi>{projectName(member.member_id)}</bdi>
            <CopyButton value={member.member_id} />
          </span>
        ),
        status: wordFor(intl, memberStatuses, member.status),
        since: formatMoment(intl, member.created_at),
        actions: may('delete_member') && (
          <RowButton
            label={intl.formatMessage(messages.stop, { project: projectName(member.member_id) })}
            icon={<X aria-hidden />}
            onClick={() => void remove({ ...member, id: member.member_id })}
          />
        ),
      })}
    />
  )
}
