import { all, always, each, flag, flagFor, others, part, value } from './arguments.ts'
import { ANYTHING, collection, command, newer, onItem, row, type Options, type Row } from './command.ts'
import { same } from '../fields.ts'

const FORMAT: Options = same('disk_format container_format min_disk min_ram')

const VISIBILITY: Options = {
  public: flagFor('visibility', 'public'),
  private: flagFor('visibility', 'private'),
  shared: flagFor('visibility', 'shared'),
  community: flagFor('visibility', 'community'),
}

const NAMESPACE: Options = {
  ...same('display_name description'),
  public: flagFor('visibility', 'public'),
  private: flagFor('visibility', 'private'),
  protected: flag('protected', 'unprotected'),
}

export const IMAGE: readonly Row[] = [
  ...collection('/v2/images', 'image', {
    create: {
      ...same('file id disk_format container_format'),
      'min-disk': value('min_disk', { unless: '0' }),
      'min-ram': value('min_ram', { unless: '0' }),
      ...VISIBILITY,
      protected: flag('protected'),
      hidden: flag('os_hidden'),
      tag: each('tags'),
      property: others(),
    },
    filters: same('name status'),
  }),
  row(
    'PATCH /v2/images/*',
    onItem('image unset', { property: each('removed') }),
    onItem('image set', {
      ...same('name'),
      ...FORMAT,
      ...VISIBILITY,
      protected: flag('protected', 'unprotected'),
      hidden: flag('os_hidden', 'unhidden'),
      property: others(),
    }),
  ),
  row('POST /v2/images/*/actions/deactivate', onItem('image set', { deactivate: always })),
  row('POST /v2/images/*/actions/reactivate', onItem('image set', { activate: always })),
  row('POST /v2/images/*/members', command('image add project', [1, 'member'])),
  row('PUT /v2/images/*/members/*', onItem('image set', { accept: always }, { status: 'accepted' })),
  row('PUT /v2/images/*/members/*', onItem('image set', { reject: always }, { status: 'rejected' })),
  row('PUT /v2/images/*/members/*', onItem('image set', { pending: always }, { status: 'pending' })),
  row('DELETE /v2/images/*/members/*', command('image remove project', [1, 2])),
  ...newer([
    row('POST /v2/images/*/import', onItem('image import', { method: 'name', ...same('uri'), store: all('stores') })),
    row('DELETE /v2/stores/*/*', command('image delete', [2], { store: part(1) })),
    ...collection('/v2/metadefs/namespaces', 'image metadef namespace', {
      takes: ['namespace'],
      create: NAMESPACE,
    }),
    row(
      'PUT /v2/metadefs/namespaces/*',
      onItem('image metadef namespace set', NAMESPACE, { namespace: 1, owner: ANYTHING }),
    ),
    row(
      'POST /v2/metadefs/namespaces/*/resource_types',
      command('image metadef resource type association create', [1, 'name']),
    ),
    row(
      'DELETE /v2/metadefs/namespaces/*/resource_types/*',
      command('image metadef resource type association delete', [1, 2]),
    ),
  ]),
]
