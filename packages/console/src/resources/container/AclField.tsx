import { ACL_KINDS, isByReferrer, type AclKind, type AclRow, type AclTable } from '@meridian/contract'
import { Plus, X } from 'lucide-react'
import { useIntl } from 'react-intl'
import { PlainTable } from '../../ui/PlainTable.tsx'
import { Button, IconButton } from '../../ui/buttons.tsx'
import { cx, fieldClass } from '../../ui/classes.ts'
import { Checkbox } from '../../ui/fields/CheckField.tsx'
import type { Control, FormFieldProps } from '../../ui/fields/FormField.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { useUiTexts } from '../../ui/texts.ts'
import { aclKinds, aclMessages as messages } from './acl.messages.ts'
import { words, typeNames } from '../../framework/text/common.messages.ts'

type AclFieldProps = Pick<FormFieldProps, 'label' | 'error'> & Control<AclTable, HTMLInputElement>

const ROW: AclRow = { kind: 'user', project: '', name: '*', read: true, write: false }

/** A row of another kind keeps only what that kind has. */
const changedKind = ({ write }: AclRow, kind: AclKind): AclRow =>
  kind === 'user' ? { ...ROW, write } : { ...ROW, kind, name: '', write: write && !isByReferrer(kind) }

/** Both access lists of a container as a table: who may read, list and write. */
export function AclField({ label, error, value: { rows, listings }, onChange, onBlur, ref }: AclFieldProps) {
  const { formatMessage } = useIntl()
  const texts = useUiTexts()
  const change = (index: number, row: AclRow) =>
    onChange({ rows: rows.map((one, at) => (at === index ? row : one)), listings })
  const input = (index: number, part: 'project' | 'name', text: string) => (
    <input
      ref={index === 0 ? ref : undefined}
      aria-label={`${text} ${index + 1}`}
      placeholder={text}
      autoComplete="off"
      spellCheck={false}
      value={rows[index]?.[part] ?? ''}
      onChange={({ target }) => change(index, { ...(rows[index] ?? ROW), [part]: target.value })}
      onBlur={onBlur}
      className={cx(fieldClass, 'min-w-28 font-mono text-sm')}
    />
  )
  return (
    <fieldset className="grid grid-cols-1 gap-1.5">
      <legend className="float-start w-full font-medium text-ink">{label}</legend>
      <p className="text-sm text-ink-3">{formatMessage(messages.hint)}</p>
      <div className="overflow-hidden rounded-lg border border-line">
        <PlainTable
          label={label}
          empty={formatMessage(messages.none)}
          columns={[
            { id: 'kind', header: formatMessage(messages.who) },
            { id: 'name', header: formatMessage(messages.name) },
            { id: 'read', header: formatMessage(messages.read) },
            { id: 'list', header: formatMessage(messages.list) },
            { id: 'write', header: formatMessage(messages.write) },
            { id: 'remove', header: texts.remove, hidden: true },
          ]}
          rows={rows.map((row, index) => {
            const { kind, read, write } = row
            const isReferrer = isByReferrer(kind)
            const number = index + 1
            return {
              id: String(index), // rows have no id, and their content changes with each key
              cells: {
                kind: (
                  <SelectField
                    hideLabel
                    label={formatMessage(messages.whoOf, { number })}
                    className="min-w-40 stacked:min-w-0"
                    value={kind}
                    onChange={(next) => change(index, changedKind(row, ACL_KINDS.find((one) => one === next) ?? kind))}
                    options={ACL_KINDS.filter((one) => one !== 'other' || kind === 'other').map((one) => ({
                      value: one,
                      label: formatMessage(aclKinds[one]),
                    }))}
                  />
                ),
                name: {
                  everyone: null,
                  user: (
                    <span className="grid grid-cols-2 gap-2 stacked:grid-cols-1">
                      {input(index, 'project', formatMessage(words.projectId))}
                      {input(index, 'name', formatMessage(words.userId))}
                    </span>
                  ),
                  role: input(index, 'name', formatMessage(typeNames.role)),
                  site: input(index, 'name', formatMessage(messages.host)),
                  blocked: input(index, 'name', formatMessage(messages.host)),
                  other: <code className="font-mono text-sm wrap-anywhere">{row.name}</code>,
                }[kind],
                read: (
                  <Checkbox
                    label={formatMessage(messages.readOf, { number })}
                    checked={read && kind !== 'blocked'}
                    disabled={isReferrer}
                    onChange={(next) => change(index, { ...row, read: next })}
                  />
                ),
                list: (
                  <Checkbox
                    label={formatMessage(messages.listOf, { number })}
                    checked={kind !== 'blocked' && (isReferrer ? listings : read)}
                    // Users who read may list. Visitors may if it is set, all or none of them.
                    disabled={!isReferrer || kind === 'blocked'}
                    onChange={(next) => onChange({ rows, listings: next })}
                  />
                ),
                write: (
                  <Checkbox
                    label={formatMessage(messages.writeOf, { number })}
                    checked={write}
                    disabled={isReferrer}
                    onChange={(next) => change(index, { ...row, write: next })}
                  />
                ),
                remove: (
                  <span className="flex justify-end">
                    <IconButton
                      label={`${texts.remove} ${number}`}
                      icon={<X aria-hidden />}
                      onClick={() => onChange({ rows: rows.filter((_, at) => at !== index), listings })}
                    />
                  </span>
                ),
              },
            }
          })}
        />
      </div>
      {error && (
        <p role="alert" className="text-sm text-bad">
          {error}
        </p>
      )}
      <Button
        size="small"
        icon={<Plus aria-hidden />}
        className="justify-self-start"
        onClick={() => onChange({ rows: [...rows, ROW], listings })}
      >
        {texts.addRow}
      </Button>
    </fieldset>
  )
}
