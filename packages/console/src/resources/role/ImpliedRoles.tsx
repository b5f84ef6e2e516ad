import { roleInferenceEndpoints } from '@meridian/contract'
import { X } from 'lucide-react'
import { useIntl } from 'react-intl'
import { useDeletePart } from '../../framework/actions/apply-result.ts'
import { deleteAction } from '../../framework/actions/dialog-action.ts'
import { ResourceLink } from '../../framework/link/AppLink.tsx'
import { usePolicies } from '../../framework/policy/policy-store.ts'
import { typeNames, words } from '../../framework/text/common.messages.ts'
import { Card } from '../../ui/Card.tsx'
import { PlainTable } from '../../ui/PlainTable.tsx'
import { IconButton } from '../../ui/buttons.tsx'
import { impliedMessages as messages, impliedNames, impliedPhrases } from './implied-roles.messages.ts'
import { roleManifest } from './role.manifest.ts'
import type { RoleWithImplied } from './role.resource.tsx'

/** The roles that everybody with this role has too. */
export function ImpliedRoles({ role: { id, implies = [] } }: { role: RoleWithImplied }) {
  const { formatMessage } = useIntl()
  const mayDelete = usePolicies()([['identity', 'identity:delete_implied_role']])
  const remove = useDeletePart<{ id: string; name: string }>({
    action: deleteAction<{ id: string }>(
      { names: impliedNames },
      {
        remove: ({ id: impliedId }, send) =>
          send(roleInferenceEndpoints.impliedRoleRemove, { params: { id, impliedId } }),
      },
    ),
    label: ({ name }) => name,
    whole: { type: roleManifest.type, id },
  })
  const title = formatMessage(messages.title)
  return (
    <Card title={title} flush>
      <PlainTable
        label={title}
        empty={formatMessage(messages.none)}
        columns={[
          { id: 'name', header: formatMessage(typeNames.role) },
          { id: 'actions', header: formatMessage(words.actions), hidden: true },
        ]}
        rows={implies.map((implied) => ({
          id: implied.id,
          cells: {
            name: (
              <ResourceLink type={roleManifest.type} id={implied.id}>
                {implied.name}
              </ResourceLink>
            ),
            actions: mayDelete === true && (
              <span className="flex justify-end">
                <IconButton
                  size="small"
                  label={formatMessage(impliedPhrases.remove, { name: implied.name })}
                  icon={<X aria-hidden />}
                  onClick={() => void remove(implied)}
                />
              </span>
            ),
          },
        }))}
      />
    </Card>
  )
}
