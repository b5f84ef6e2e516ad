import { ChevronDown, Minus, Plus } from 'lucide-react'
import { useIntl } from 'react-intl'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Menu } from '../../ui/popups/Menu.tsx'
import { addMember, removeMember, setRole, type Membership, type Named } from './membership-model.ts'
import { MemberList } from './MemberList.tsx'
import { membershipMessages, membershipPhrases } from './membership.messages.ts'

interface MembershipFieldProps {
  /** The heading of the people who can be added: 'All users'. */
  availableLabel: string
  /** The heading of the members: 'Project members'. */
  memberLabel: string
  people: readonly Named[]
  /** Empty if members have no roles. */
  roles: readonly Named[]
  defaultRole: string | null
  /** Shown if everybody is a member. */
  noneLeft?: string
  /** Shown if nobody is a member. */
  noMembers?: string
  value: Membership
  onChange: (membership: Membership) => void
}

/** Chooses members from a list of people, and their roles. */
export function MembershipField({
  availableLabel,
  memberLabel,
  people,
  roles,
  defaultRole,
  noneLeft,
  noMembers,
  value,
  onChange,
}: MembershipFieldProps) {
  const { formatMessage } = useIntl()
  return (
    <div className="grid items-start gap-3 sm:grid-cols-2">
      <MemberList
        label={availableLabel}
        people={people.filter(({ id }) => !value.has(id))}
        empty={noneLeft ?? formatMessage(membershipMessages.noneLeft)}
      >
        {({ id, name }) => (
          <IconButton
            size="small"
            label={formatMessage(membershipPhrases.add, { name })}
            icon={<Plus aria-hidden />}
            onClick={() => onChange(addMember(value, id, roles.length > 0 ? defaultRole : null))}
          />
        )}
      </MemberList>
      <MemberList
        label={memberLabel}
        people={people.filter(({ id }) => value.has(id))}
        empty={noMembers ?? formatMessage(membershipMessages.noMembers)}
      >
        {(person) => (
          <>
            {roles.length > 0 && (
              <RolesMenu
                person={person}
                roles={roles}
                held={value.get(person.id) ?? new Set()}
                onSet={(role, held) => onChange(setRole(value, person.id, role, held))}
              />
            )}
            <IconButton
              size="small"
              label={formatMessage(membershipPhrases.remove, { name: person.name })}
              icon={<Minus aria-hidden />}
              onClick={() => onChange(removeMember(value, person.id))}
            />
          </>
        )}
      </MemberList>
    </div>
  )
}

interface RolesMenuProps {
  person: Named
  roles: readonly Named[]
  held: ReadonlySet<string>
  onSet: (role: string, held: boolean) => void
}

function RolesMenu({ person, roles, held, onSet }: RolesMenuProps) {
  const { formatMessage, formatList } = useIntl()
  const names = roles.filter(({ id }) => held.has(id)).map(({ name }) => name)
  const text = names.length > 0 ? formatList(names, { type: 'unit' }) : formatMessage(membershipMessages.noRoles)
  return (
    <Menu
      trigger={
        <Button
          variant="quiet"
          size="small"
          className="max-w-44"
          aria-label={formatMessage(membershipPhrases.rolesOf, { name: person.name, roles: text })}
        >
          <span className="truncate">{text}</span>
          <ChevronDown aria-hidden />
        </Button>
      }
      entries={() =>
        roles.map(({ id, name }) => ({
          id,
          label: name,
          checked: held.has(id),
          onChange: (checked: boolean) => onSet(id, checked),
        }))
      }
    />
  )
}
