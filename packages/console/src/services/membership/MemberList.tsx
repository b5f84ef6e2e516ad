import { useId, useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { cx } from '../../ui/class-names.ts'
import { fieldClass } from '../../ui/fields/field-class.ts'
import { MEMBER_FILTER_DELAY_MS } from '../../framework/timing.ts'
import { filterNamed, type Named } from './membership-model.ts'
import { membershipMessages, membershipPhrases } from './membership.messages.ts'
import { useDelayed } from '../../framework/loading/use-delayed.ts'

interface MemberListProps {
  label: string
  people: readonly Named[]
  empty: string
  /** Renders the controls at the end of a row. */
  children: (person: Named) => ReactNode
}

/** A list of names with a filter. */
export function MemberList({ label, people, empty, children }: MemberListProps) {
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
          aria-label={formatMessage(membershipPhrases.filterOf, { label })}
          placeholder={formatMessage(membershipMessages.filter)}
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
