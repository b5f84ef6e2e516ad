import { serviceStatusEndpoints, type Finding } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { query } from '../../api/query.ts'
import { column, fieldColumn, type Column } from '../../framework/resource/column.ts'
import { Status } from '../../ui/Status.tsx'
import { FilteredTable } from './FilteredTable.tsx'
import { findingText } from './finding-text.ts'
import { checkResults, systemInfoFields as fields, systemInfoMessages as messages } from './system-info.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

interface Row extends Finding {
  id: string
}

const TONES = { ok: 'ok', note: 'warn', fail: 'bad' } as const
/** What needs attention comes first. */
const ORDER = ['fail', 'note', 'ok']

const columns: readonly Column<Row>[] = [
  column('result', moreWords.result, ({ level }) => ORDER.indexOf(level), {
    priority: 1,
    width: 96,
    grow: 0.5,
    text: ({ level }, { intl }) => intl.formatMessage(checkResults[level]),
    cell: ({ level }, { intl }) => <Status tone={TONES[level]}>{intl.formatMessage(checkResults[level])}</Status>,
  }),
  column('check', fields.check, ({ what }) => what, { priority: 1, width: 200 }),
  fieldColumn('seen', fields.seen, {
    width: 320,
    grow: 2,
    cell: ({ seen, effect }) => (
      <div className="wrap-anywhere">
        {seen}
        {effect && <p className="text-ink-2">{effect}</p>}
      </div>
    ),
    text: ({ seen, effect }) => [seen, effect].filter(Boolean).join(' '),
  }),
]

/** What `npm run doctor` would find, in the console's own project and region. */
export function ChecksTab() {
  const intl = useIntl()
  return (
    <FilteredTable
      title={intl.formatMessage(messages.checks)}
      query={query(serviceStatusEndpoints.findingList)}
      rows={({ items }) => items.map((finding) => ({ ...finding, ...findingText(intl, finding), id: finding.what }))}
      columns={columns}
      defaultSort="result"
    />
  )
}
