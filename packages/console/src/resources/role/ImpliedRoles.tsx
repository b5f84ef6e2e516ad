import { roleInferenceEndpoints } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { deleteAction } from '../../framework/actions/dialog-action.ts'
import { PartsCard } from '../../framework/details/PartsCard.tsx'
import { ResourceLink } from '../../framework/link/AppLink.tsx'
import { usePolicies } from '../../framework/policy/policy-store.ts'
import { typeNames } from '../../framework/text/common.messages.ts'
import { impliedMessages as messages, impliedNames } from './implied-roles.messages.ts'
import { roleManifest } from './role.manifest.ts'
import type { RoleWithImplied } from './role.queries.ts'

/** The roles that everybody with this role has too. */
export function ImpliedRoles({ role: { id, implies = [] } }: { role: RoleWithImplied }) {
  const { formatMessage } = useIntl()
  return (
    <PartsCard<{ id: string; name: string }>
      title={impliedNames.other}
      empty={messages.none}
      parts={implies}
      columns={{ name: typeNames.role }}
      cells={(role) => ({ name: <ResourceLink type={roleManifest.type} id={role.id} name={role.name} /> })}
      removal={{
        allowed: usePolicies()([['identity', 'identity:delete_implied_role']]) === true,
        text: ({ name }) => formatMessage(messages.remove, { name }),
        action: deleteAction<{ id: string }>(
          { names: impliedNames },
          {
            lookAhead: 'nothing else',
            remove: ({ id: impliedId }, send) =>
              send(roleInferenceEndpoints.impliedRoleRemove, { params: { id, impliedId } }),
          },
        ),
        label: ({ name }) => name,
        whole: { type: roleManifest.type, id },
      }}
    />
  )
}
