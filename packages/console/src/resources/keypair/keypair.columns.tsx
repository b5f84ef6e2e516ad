import type { Column } from '../../framework/resource/column.ts'
import { nameColumn } from '../../framework/table/name-column.tsx'
import { wordFor } from '../../framework/text/word-for.ts'
import { KEYPAIR_TYPE } from './keypair-label.ts'
import { keypairFields, keyTypes } from './keypair.messages.ts'
import type { Keypair } from './keypair.queries.ts'

export const keypairColumns: Column<Keypair>[] = [
  nameColumn({ type: KEYPAIR_TYPE, label: ({ name }) => name, header: keypairFields.name }),
  {
    id: 'type',
    header: keypairFields.type,
    priority: 2,
    width: 120,
    value: ({ type }) => type,
    text: ({ type }, { intl }) => wordFor(intl, keyTypes, type),
  },
  {
    id: 'fingerprint',
    header: keypairFields.fingerprint,
    priority: 2,
    width: 380,
    grow: 2,
    value: ({ fingerprint }) => fingerprint,
    cell: ({ fingerprint }) => <code className="font-mono text-sm">{fingerprint}</code>,
  },
]
