import { ChevronDown, Minus, Plus } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useDelayed, MEMBER_FILTER_DELAY_MS } from '../../framework/loading/timers.ts'
import { Button, IconButton } from '../../ui/buttons.tsx'
import { cx, fieldClass } from '../../ui/classes.ts'
import { Menu } from '../../ui/popups/Menu.tsx'
import { addMember, filterNamed, removeMember, setRole, type Membership, type Named } from './membership-model.ts'
import { membershipMessages } from './membership.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

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
            label={formatMessage(membershipMessages.add, { name })}
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
              label={formatMessage(membershipMessages.remove, { name: person.name })}
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
          aria-label={formatMessage(membershipMessages.rolesOf, { name: person.name, roles: text })}
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

interface MemberListProps {
  label: string
  people: readonly Named[]
  empty: string
  /** Renders the controls at the end of a row. */
  children: (person: Named) => ReactNode
}

/** A list of names with a filter. */
function MemberList({ label, people, empty, children }: MemberListProps) {
  const { formatMessage, formatNumber } = useIntl()
  const heading = useId()
  const [text, setText] = useState('')
  const found = filterNamed(people, useDelayed(text, MEMBER_FILTER_DELAY_MS))
  return (
    <section
      aria-labelledby={heading}
      className="flex min-h-0 min-w-0 flex-col overflow-hidden rounded-lg border border-line"
    >
      <header className="grid gap-2 border-b border-line bg-bg p-2.5">
        <h3 id={heading} className="flex items-baseline gap-2 font-semibold">
          {label} <span className="text-sm font-normal text-ink-3">{formatNumber(people.length)}</span>
        </h3>
        <input
          type="search"
          aria-label={formatMessage(membershipMessages.filterOf, { label })}
          placeholder={formatMessage(moreWords.filter)}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            // Enter must not submit the form around the field.
            if (event.key === 'Enter') event.preventDefault()
          }}
          className={cx(fieldClass, 'h-8!')}
        />
      </header>
      {found.length === 0 ? (
        <p className="p-3 text-ink-3">{people.length === 0 ? empty : formatMessage(membershipMessages.noMatch)}</p>
      ) : (
        <ul tabIndex={-1} className="max-h-80 divide-y divide-line overflow-auto">
          {found.map((person) => (
            <li key={person.id} className="flex min-h-10 items-center gap-1 py-1 pe-1.5 ps-3">
              <span className="min-w-0 flex-1 truncate" title={person.name}>
                {person.name}
              </span>
              {children(person)}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
