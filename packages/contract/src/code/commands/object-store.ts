import { always, others } from './arguments.ts'
import { command, onItem, row, type Row } from './command.ts'
import { same } from '../fields.ts'

export const OBJECT_STORE: readonly Row[] = [
  row('PUT /*', onItem('container create', { public: always }, { 'x-container-read': '.r:*,.rlistings' })),
  row('PUT /*', onItem('container create', {}, { 'x-container-read': '' })),
  row('DELETE /*', 'container delete'),
  row('POST /*', onItem('container set', { property: others('x-container-meta-') })),
  row(
    'POST /*',
    onItem('swift post', {
      'read-acl': 'x-container-read',
      'write-acl': 'x-container-write',
      meta: others('x-container-meta-'),
    }),
  ),
  row('POST /', command('object store account set', [], { property: others('x-account-meta-') })),
  row('POST /', command('swift post', [], { meta: others('x-account-meta-') })),
  row('DELETE /*/**', command('object delete', [1, 2])),
  row('DELETE /*/**', command('swift delete', [1, 2], same('version-id'))),
  row('POST /*/**', command('object set', [1, 2], { property: others('x-object-meta-') })),
  row('POST /*/**', command('swift post', [1, 2], { meta: others('x-object-meta-'), header: others() })),
]
