import { balancerPartEndpoints, type BalancedMember, type BalancedPool } from '@meridian/contract'
import { Trash2, Undo2 } from 'lucide-react'
import { useIntl } from 'react-intl'
import { words } from '../../framework/text/common.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'
import { Badge } from '../../ui/inline.tsx'
import { Button, IconButton } from '../../ui/buttons.tsx'
import { cx, fieldClass, stackedClass } from '../../ui/classes.ts'
import { AddMembers } from './AddMembers.tsx'
import { BalancingStatus } from './BalancingStatus.tsx'
import { memberColumns, loadBalancerMessages } from './load-balancer.messages.ts'
import {
  membersBody,
  membersSchema,
  placeText,
  rowOf,
  stateOf,
  type MemberRow,
  type MemberState,
} from './members-form.ts'
import { memberEditMessages as messages, memberEditPhrases as phrases } from './members-form.messages.ts'
import { PartDialog, PartForm } from './PartForm.tsx'

/** `parent` is the balancer and the pool. All members are changed by one request. */
export const MembersForm = ({ parent }: { parent: string }) => (
  <PartDialog parent={parent} title={messages.title} find={({ pools }, [id]) => pools.find((one) => one.id === id)}>
    {(pool, balancer) => (
      <PartForm
        balancer={balancer}
        title={messages.title}
        edits
        about={pool.name || pool.id}
        schema={membersSchema}
        defaults={{ members: pool.members.map(rowOf) }}
        fields={{
          members: {
            label: words.members,
            draw: ({ value, onChange, error }) => (
              <Members pool={pool} rows={value} onChange={onChange} error={error} />
            ),
          },
        }}
        change={({ members }, send) =>
          send(balancerPartEndpoints.poolMembersReplace, {
            params: { id: pool.id },
            body: { members: membersBody(members, pool.members) },
          })
        }
      />
    )}
  </PartDialog>
)

interface MembersProps {
  pool: BalancedPool
  rows: readonly MemberRow[]
  onChange: (rows: MemberRow[]) => void
  error: string | undefined
}

const TONES: Record<MemberState, string> = {
  same: '',
  added: 'bg-ok-soft',
  changed: 'bg-warn-soft',
  removed: 'bg-bad-soft',
}
const BADGES = { added: 'ok', changed: 'warn', removed: 'bad' } as const

function Members({ pool, rows, onChange, error }: MembersProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const origins = pool.members
  const states = rows.map((row) => stateOf(row, origins))
  const count = (state: MemberState) => states.filter((one) => one === state).length
  const set = (at: number, change: Partial<MemberRow>) =>
    onChange(rows.map((row, index) => (index === at ? { ...row, ...change } : row)))
  const remove = (at: number) =>
    rows[at]?.id === '' ? onChange(rows.filter((_, index) => index !== at)) : set(at, { removed: true })
  const putBack = (at: number, origin: BalancedMember) => set(at, rowOf(origin))
  const columns = [words.name, moreWords.address, memberColumns.weight, messages.backup, words.status, words.actions]
  return (
    <div className="grid grid-cols-1 gap-3">
      <div
        role="region"
        aria-label={formatMessage(words.members)}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolling must be possible by keyboard
        tabIndex={0}
        className={cx('rounded-lg border border-line', stackedClass.room(6))}
      >
        <table className={stackedClass.table}>
          <caption className="sr-only">{formatMessage(words.members)}</caption>
          <thead className="stacked:sr-only">
            <tr>
              {columns.map((header) => (
                <th
                  key={header.id}
                  scope="col"
                  className="border-b border-line px-3 py-2 text-start text-sm font-semibold text-ink-2"
                >
                  <span className={header === words.actions ? 'sr-only' : undefined}>{formatMessage(header)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody className={stackedClass.body}>
            {rows.map((row, at) => {
              const state = states[at] ?? 'same'
              const origin = origins.find(({ id }) => id === row.id)
              const place = placeText(row)
              const named = row.name || place
              const cell = (name: string) => ({ 'data-name': name, className: cx(stackedClass.cell, TONES[state]) })
              const field = (label: string) => formatMessage(phrases.field, { label, name: named })
              return (
                <tr key={row.id || place} className={stackedClass.row}>
                  <td {...cell(formatMessage(words.name))}>
                    <div className={cx(stackedClass.value, 'flex items-center gap-2')}>
                      {row.removed ? (
                        <s>{named}</s>
                      ) : (
                        <input
                          className={cx(fieldClass, 'h-7! max-w-40')}
                          aria-label={field(formatMessage(words.name))}
                          value={row.name}
                          maxLength={255}
                          onChange={({ target }) => set(at, { name: target.value })}
                        />
                      )}
                      {state !== 'same' && <Badge tone={BADGES[state]}>{formatMessage(STATES[state])}</Badge>}
                    </div>
                  </td>
                  <td {...cell(formatMessage(moreWords.address))}>
                    <code className={cx(stackedClass.value, 'font-mono text-sm', row.removed && 'line-through')}>
                      {place}
                    </code>
                  </td>
                  <td {...cell(formatMessage(memberColumns.weight))}>
                    <div className={stackedClass.value}>
                      {row.removed ? (
                        intl.formatNumber(row.weight ?? 0)
                      ) : (
                        <input
                          type="number"
                          min={0}
                          max={256}
                          className={cx(fieldClass, 'h-7! w-20!')}
                          aria-label={field(formatMessage(memberColumns.weight))}
                          value={row.weight ?? ''}
                          onChange={({ target }) =>
                            set(at, { weight: target.value === '' ? null : Number(target.value) })
                          }
                        />
                      )}
                    </div>
                  </td>
                  <td {...cell(formatMessage(messages.backup))}>
                    <input
                      type="checkbox"
                      className="size-4 accent-accent"
                      aria-label={field(formatMessage(messages.backup))}
                      checked={row.backup}
                      disabled={row.removed}
                      onChange={({ target }) => set(at, { backup: target.checked })}
                    />
                  </td>
                  <td {...cell(formatMessage(words.status))}>
                    <div className={stackedClass.value}>{origin && <BalancingStatus of={origin} />}</div>
                  </td>
                  <td {...cell('')}>
                    <div className={cx(stackedClass.value, 'flex justify-end')}>
                      {origin && state !== 'same' ? (
                        <Button
                          size="small"
                          variant="quiet"
                          icon={<Undo2 aria-hidden />}
                          aria-label={field(formatMessage(messages.putBack))}
                          onClick={() => putBack(at, origin)}
                        >
                          {formatMessage(messages.putBack)}
                        </Button>
                      ) : (
                        <IconButton
                          size="small"
                          icon={<Trash2 aria-hidden />}
                          label={field(formatMessage(moreWords.remove))}
                          onClick={() => remove(at)}
                        />
                      )}
                    </div>
                  </td>
                </tr>
              )
            })}
            {rows.length === 0 && (
              <tr>
                <td colSpan={6} className="p-4 text-ink-3">
                  {formatMessage(loadBalancerMessages.noMembers)}
                </td>
              </tr>
            )}
          </tbody>
        </table>
      </div>
      {error && (
        <p role="alert" className="text-sm text-bad">
          {error}
        </p>
      )}
      <p role="status" className="text-sm text-ink-2">
        {formatMessage(phrases.difference, {
          added: count('added'),
          changed: count('changed'),
          removed: count('removed'),
          same: count('same'),
        })}
      </p>
      <AddMembers pool={pool} onAdd={(more) => onChange([...rows, ...more])} />
    </div>
  )
}

const STATES = { added: messages.added, changed: messages.changed, removed: messages.removed }
