import { splitStackStatus, type StackSummary } from '@meridian/contract'
import { column, fact, type Column, type Fact } from '../../framework/resource/column.ts'
import { StatusCell } from '../../framework/table/cells.tsx'
import { idColumn, nameColumn, ownerColumn } from '../../framework/table/common-columns.tsx'
import { words } from '../../framework/text/common.messages.ts'
import { statusText, statusTone } from '../../services/orchestration/stack-status.tsx'
import { stackStateNames } from '../../services/orchestration/stack-status.messages.ts'
import { stackManifest } from './stack.manifest.ts'
import { stackFields } from './stack.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

export const stackLabel = ({ stack_name: name }: Pick<StackSummary, 'stack_name'>): string => name

export const stackColumns: Column<StackSummary>[] = [
  ownerColumn(({ project }) => project ?? null, { search: true }),
  nameColumn<StackSummary>(stackManifest, { label: stackLabel, header: moreWords.stackName, search: true }),
  idColumn({ header: stackFields.id, search: true, optional: true }),
  column('created', words.created, ({ creation_time: created }) => created, {
    priority: 2,
    width: 176,
    format: 'moment',
  }),
  column('updated', words.updated, ({ updated_time: updated }) => updated ?? '', { width: 176, format: 'moment' }),
  column('status', words.status, ({ stack_status: status }) => splitStackStatus(status).state, {
    search: true,
    priority: 1,
    width: 180,
    words: stackStateNames,
    text: ({ stack_status: status }, { intl }) => statusText(intl, status),
    tooltip: ({ stack_status: status, stack_status_reason: reason }, { intl }) => reason || statusText(intl, status),
    cell: ({ stack_status: status }, { intl }) => (
      <StatusCell tone={statusTone(status)} word={statusText(intl, status)} busy={statusTone(status) === 'busy'} />
    ),
  }),
  {
    id: 'description',
    header: words.description,
    // Heat's list has no descriptions.
    optional: true,
    width: 160,
    grow: 2,
    value: ({ description }) => description ?? '',
  },
  column('tags', words.tags, ({ tags }) => (tags ?? []).join(', '), { search: true, optional: true, width: 120 }),
]

export const stackFacts: Fact<StackSummary>[] = [
  fact('reason', stackFields.reason, ({ stack_status_reason: reason }) => reason ?? ''),
  fact('owner', words.owner, ({ stack_owner: owner }) => owner ?? ''),
]
