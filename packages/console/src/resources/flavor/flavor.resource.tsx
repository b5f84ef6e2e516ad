import { flavorEndpoints, type FlavorDetails as Flavor } from '@meridian/contract'
import { KeyRound } from 'lucide-react'
import { wholeList } from '../../api/lists.ts'
import { query } from '../../api/query.ts'
import { deleteAction, createAction, dialogAction } from '../../framework/actions/dialog-action.ts'
import { AppLink } from '../../framework/link/AppLink.tsx'
import { column, type Column } from '../../framework/resource/column.ts'
import { updateMetadata } from '../../services/metadata/update-metadata.tsx'
import { defineResource } from '../../framework/resource/define-resource.ts'
import { idColumn, nameColumn, numberColumn } from '../../framework/table/common-columns.tsx'
import { words } from '../../framework/text/common.messages.ts'
import { formatGigabytes, formatInMegabytes, formatMegabytes } from '../../framework/text/units.ts'
import { yesNo } from '../../framework/text/wording.ts'
import { linkClass } from '../../ui/classes.ts'
import { FlavorOverview } from './FlavorOverview.tsx'
import { flavorManifest as manifest } from './flavor.manifest.ts'
import { deleteSentences, flavorFields, flavorMessages } from './flavor.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

const metadataAction = updateMetadata<Flavor>(manifest, {
  kind: 'flavor',
  read: flavorEndpoints.flavorExtraSpecs,
  write: flavorEndpoints.flavorExtraSpecsUpdate,
  policy: [['compute', 'os_compute_api:os-flavor-extra-specs:create']],
  label: ({ name }) => name,
})

const isPublic = (flavor: Flavor) => flavor['os-flavor-access:is_public']

const ramText: Column<Flavor>['tooltip'] = ({ ram }, { intl }) => formatMegabytes(intl, ram)

const hasMetadata = ({ extras = {} }: Flavor) => Object.keys(extras).length > 0

/** A column of numbers; `formatted` writes them with their unit. */
const amount = (
  id: string,
  header: Column<Flavor>['header'],
  value: (flavor: Flavor) => number,
  more?: Partial<Pick<Column<Flavor>, 'priority' | 'optional' | 'search' | 'tooltip' | 'width'>>,
  formatted?: typeof formatMegabytes,
): Column<Flavor> =>
  numberColumn(id, header, value, {
    width: 112,
    ...(formatted && { text: (flavor, { intl }) => formatted(intl, value(flavor)) }),
    ...more,
  })

const columns: Column<Flavor>[] = [
  nameColumn(manifest, { header: moreWords.flavorName, search: true }),
  amount('vcpus', words.vcpus, ({ vcpus }) => vcpus, { search: true, priority: 2, width: 88 }),
  amount('ram', words.ram, ({ ram }) => ram, { search: true, priority: 1, tooltip: ramText }, formatInMegabytes),
  amount('disk', moreWords.rootDisk, ({ disk }) => disk, { search: true, priority: 2 }, formatGigabytes),
  amount(
    'ephemeral',
    words.ephemeralDisk,
    (flavor) => flavor['OS-FLV-EXT-DATA:ephemeral'],
    { width: 138 },
    formatGigabytes,
  ),
  amount('swap', flavorFields.swap, ({ swap }) => swap, { width: 118 }, formatMegabytes),
  amount('rxtx', flavorFields.rxtx, ({ rxtx_factor: factor }) => factor, { optional: true, width: 126 }),
  idColumn({ width: 120 }),
  column('public', words.public, isPublic, { search: true, priority: 2, width: 90, grow: 0.5, format: 'yes-no' }),
  column('metadata', words.metadata, hasMetadata, {
    width: 96,
    grow: 0.5,
    format: 'yes-no',
    cell: (flavor, { intl }) => {
      const has = yesNo(intl, hasMetadata(flavor))
      return (
        <AppLink
          to={metadataAction.to(flavor)}
          className={linkClass}
          aria-label={intl.formatMessage(flavorMessages.metadataOf, { name: flavor.name, has })}
        >
          {has}
        </AppLink>
      )
    },
  }),
]

/** The overview shows name and id above, and the metadata in a card. */
const facts = columns.filter(({ id }) => !['name', 'id', 'metadata'].includes(id))

export const flavor = defineResource<Flavor>(manifest, {
  list: {
    emptyHint: flavorMessages.emptyHint,
    query: () => wholeList(flavorEndpoints.flavorList, { get_extras: true }),
    defaultSort: 'ram',
  },
  load: (id) =>
    query(flavorEndpoints.flavorView, { params: { id }, query: { get_extras: 'true', get_access_list: 'true' } }),
  columns,
  details: { overview: (item) => <FlavorOverview flavor={item} facts={facts} /> },
  actions: [
    createAction(manifest, {
      policy: [['compute', 'os_compute_api:os-flavor-manage:create']],
      dialog: async () => (await import('./CreateFlavor.tsx')).CreateFlavor,
    }),
    dialogAction<Flavor>(manifest, 'modify-access', flavorMessages.modifyAccess, KeyRound, {
      policy: [['compute', 'os_compute_api:os-flavor-access:add_tenant_access']],
      // A public flavor has no access list.
      allowed: (item) => !isPublic(item),
      dialog: async () => (await import('./ModifyAccess.tsx')).ModifyAccess,
    }),
    metadataAction,
    deleteAction<Flavor>(manifest, {
      lookAhead: async () => (await import('../../services/deletion/compute-look-ahead.ts')).flavorLookAhead,
      sentences: deleteSentences,
      policy: [['compute', 'os_compute_api:os-flavor-manage:delete']],
      remove: ({ id }, send) => send(flavorEndpoints.flavorDelete, { params: { id } }),
    }),
  ],
})
