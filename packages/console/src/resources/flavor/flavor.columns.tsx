import type { FlavorDetails as Flavor } from '@meridian/contract'
import type { IntlShape } from 'react-intl'
import { AppLink } from '../../framework/link/AppLink.tsx'
import type { Column } from '../../framework/resource/column.ts'
import { nameColumn } from '../../framework/table/name-column.tsx'
import { formatGigabytes, formatMegabytes } from '../../framework/text/units.ts'
import { yesNo } from '../../framework/text/yes-no.ts'
import { linkClass } from '../../ui/link-class.ts'
import { flavorMetadata } from './flavor.actions.ts'
import { flavorFields, flavorPhrases } from './flavor.messages.ts'
import { flavorManifest } from './flavor.manifest.ts'

export const flavorLabel = ({ name }: Flavor) => name

export const isPublic = (flavor: Flavor) => flavor['os-flavor-access:is_public']

const hasMetadata = ({ extras = {} }: Flavor) => Object.keys(extras).length > 0

type Amount = (intl: IntlShape, amount: number) => string

const amount = (
  id: keyof typeof flavorFields,
  value: (flavor: Flavor) => number,
  format: Amount = (intl, number) => intl.formatNumber(number),
  more: Partial<Column<Flavor>> = {},
): Column<Flavor> => ({
  id,
  header: flavorFields[id],
  align: 'end',
  width: 112,
  grow: 0.5,
  value,
  text: (flavor, { intl }) => format(intl, value(flavor)),
  ...more,
})

export const flavorColumns: Column<Flavor>[] = [
  nameColumn({ type: flavorManifest.type, label: flavorLabel, header: flavorFields.name }),
  amount('vcpus', ({ vcpus }) => vcpus, undefined, { priority: 2, width: 88 }),
  amount('ram', ({ ram }) => ram, formatMegabytes, { priority: 1 }),
  amount('disk', ({ disk }) => disk, formatGigabytes, { priority: 2 }),
  amount('ephemeral', (flavor) => flavor['OS-FLV-EXT-DATA:ephemeral'], formatGigabytes, { width: 128 }),
  amount('swap', ({ swap }) => swap, formatMegabytes, { width: 110 }),
  amount('rxtx', ({ rxtx_factor: factor }) => factor, undefined, { width: 126, optional: true }),
  { id: 'id', header: flavorFields.id, width: 120, grow: 2, value: ({ id }) => id },
  {
    id: 'public',
    header: flavorFields.public,
    priority: 2,
    width: 80,
    grow: 0.5,
    value: isPublic,
    text: (flavor, { intl }) => yesNo(intl, isPublic(flavor)),
  },
  {
    id: 'metadata',
    header: flavorFields.metadata,
    width: 96,
    grow: 0.5,
    value: hasMetadata,
    text: (flavor, { intl }) => yesNo(intl, hasMetadata(flavor)),
    cell: (flavor, { intl }) => (
      <AppLink
        to={flavorMetadata.action.to(flavor)}
        className={linkClass}
        aria-label={intl.formatMessage(flavorPhrases.metadataOf, {
          name: flavor.name,
          has: yesNo(intl, hasMetadata(flavor)),
        })}
      >
        {yesNo(intl, hasMetadata(flavor))}
      </AppLink>
    ),
  },
]
