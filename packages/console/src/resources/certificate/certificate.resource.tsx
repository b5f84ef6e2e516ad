import { certificateEndpoints, type Certificate } from '@meridian/contract'
import { Replace } from 'lucide-react'
import { useIntl } from 'react-intl'
import { queriesOf } from '../../api/lists.ts'
import { createAction, deleteAction, dialogAction } from '../../framework/actions/dialog-action.ts'
import { ResourceLink } from '../../framework/link/AppLink.tsx'
import { column, fact } from '../../framework/resource/column.ts'
import { defineResource } from '../../framework/resource/define-resource.ts'
import { StatusCell } from '../../framework/table/cells.tsx'
import { idColumn, nameColumn } from '../../framework/table/common-columns.tsx'
import { words } from '../../framework/text/common.messages.ts'
import { wordFor } from '../../framework/text/wording.ts'
import { certificateManifest as manifest } from './certificate.manifest.ts'
import {
  certificateMessages as messages,
  certificatePhrases as phrases,
  certificateStates,
  deleteCertificateSentences,
} from './certificate.messages.ts'
import { certificateState, daysLeft, type CertificateState } from './certificate-state.ts'

const queries = queriesOf('certificate', certificateEndpoints)

const TONES = {
  valid: 'ok',
  soon: 'warn',
  expired: 'bad',
  'not-yet': 'warn',
  'no-key': 'off',
  unreadable: 'bad',
} as const

const daysFromNow = (end: string): number => daysLeft(end, Date.now())

const stateOf = (one: Certificate): CertificateState => certificateState(one, Date.now())

export const certificate = defineResource<Certificate>(manifest, {
  list: { emptyHint: messages.emptyHint, query: () => queries.list(), defaultSort: 'ends' },
  load: queries.one,
  find: { lists: () => [queries.list()], words: ({ read }) => read?.domains ?? [] },
  columns: [
    nameColumn(manifest, { search: true }),
    column('domains', messages.domains, ({ read }) => (read?.domains ?? []).join(' '), {
      search: true,
      priority: 2,
      width: 180,
      grow: 4,
      cell: (one) => <Domains of={one} />,
    }),
    column('validUntil', messages.validUntil, ({ read }) => read?.not_after ?? null, {
      format: 'moment',
      optional: true,
      width: 150,
    }),
    column('ends', messages.ends, ({ read }) => read?.not_after ?? '', {
      priority: 1,
      width: 110,
      cell: (one) => <Ending of={one} />,
    }),
    column('issuer', messages.issuer, ({ read }) => (read?.is_self_signed ? '' : (read?.issuer ?? '')), {
      search: true,
      priority: 2,
      width: 130,
      grow: 2,
    }),
    column('key', messages.key, ({ read }) => read?.key ?? '', { search: true, width: 90 }),
    column('usedBy', messages.usedBy, ({ used_by: users }) => users.length, {
      priority: 2,
      width: 130,
      grow: 2,
      cell: ({ used_by: users }) => <Users users={users} />,
    }),
    column('status', words.status, stateOf, {
      search: true,
      priority: 2,
      width: 120,
      words: certificateStates,
      cell: (one) => <State of={one} />,
    }),
    idColumn({ search: true, optional: true }),
  ],
  details: {
    facts: [
      fact('subject', messages.subject, ({ read }) => read?.subject ?? null),
      fact('from', messages.from, ({ read }) => read?.not_before ?? null, { format: 'moment' }),
      fact('fingerprint', messages.fingerprint, ({ read }) => read?.fingerprint ?? null),
      fact('created', words.created, ({ created }) => created, { format: 'moment' }),
    ],
  },
  actions: [
    createAction(manifest, {
      label: messages.add,
      policy: [['key-manager', 'containers:post']],
      dialog: async () => (await import('./CertificateForms.tsx')).AddCertificate,
    }),
    dialogAction<Certificate>(manifest, 'replace', messages.replace, Replace, {
      policy: [['load-balancer', 'os_load-balancer_api:listener:put']],
      allowed: ({ used_by: users }) => users.length > 0,
      dialog: async () => (await import('./CertificateForms.tsx')).ReplaceCertificate,
    }),
    deleteAction<Certificate>(manifest, {
      lookAhead: 'nothing else',
      policy: [['key-manager', 'container:delete']],
      inOwnProject: true,
      // A listener whose certificate is gone cannot be changed any more.
      allowed: ({ used_by: users }) => users.length === 0,
      sentences: deleteCertificateSentences,
      remove: queries.remove,
    }),
  ],
})

const Users = ({ users }: { users: Certificate['used_by'] }) => (
  <span className="flex flex-wrap gap-x-2">
    {users.map(({ id, load_balancer_id: balancer, name, protocol_port: port }) => (
      <ResourceLink key={id} type="OS::Octavia::LoadBalancer" id={balancer} name={`${name} ${port}`} />
    ))}
  </span>
)

interface CellProps {
  of: Certificate
}

function State({ of }: CellProps) {
  const intl = useIntl()
  const state = stateOf(of)
  return <StatusCell tone={TONES[state]} word={wordFor(intl, certificateStates, state)} busy={false} />
}

/** The first two; the page of the certificate and the search have all of them. */
function Domains({ of: { read } }: CellProps) {
  const { formatMessage } = useIntl()
  const [first = '', second] = read?.domains ?? []
  const count = (read?.domain_count ?? 0) - 2
  const both = second === undefined ? first : `${first}, ${second}`
  return count > 0 ? formatMessage(phrases.more, { first: both, count }) : both
}

/** `in 12 days` */
function Ending({ of: { read } }: CellProps) {
  const intl = useIntl()
  return read && intl.formatRelativeTime(daysFromNow(read.not_after), 'day')
}
