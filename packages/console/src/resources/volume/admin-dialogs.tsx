import {
  cinderInfoEndpoints,
  volumeActionEndpoints,
  VolumeText,
  type Volume,
  type VolumePool,
} from '@meridian/contract'
import { useIntl, type IntlShape } from 'react-intl'
import * as z from 'zod'
import { query } from '../../api/query.ts'
import { PlainForm } from '../../framework/forms/PlainForm.tsx'
import { choicesOf } from '../../framework/forms/field-spec.ts'
import type { ItemDialogProps } from '../../framework/resource/modal.ts'
import { typeNames, words } from '../../framework/text/common.messages.ts'
import { formatGigabytes } from '../../framework/text/units.ts'
import { volumeTypes, volumeZones } from '../../services/volume/volume-choices.ts'
import { DescriptionList } from '../../ui/Card.tsx'
import { UpdateStatus } from './UpdateStatus.tsx'
import { adminMessages as texts, migratePhrases } from './volume-admin.messages.ts'
import { volumeLabel } from './volume.columns.tsx'
import { volumeFields, volumeStatuses } from './volume.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

const { attaching, available, creating, deleting, detaching, error, error_deleting, maintenance, reserved } =
  volumeStatuses

/** Newer versions of Cinder refuse `deleting`, and `in-use` without an attachment, with their reasons. */
const SETTABLE = {
  available,
  error,
  'in-use': volumeStatuses['in-use'],
  attaching,
  creating,
  deleting,
  detaching,
  error_deleting,
  maintenance,
  reserved,
}

export const UpdateVolumeStatus = ({ item }: ItemDialogProps<Volume>) => (
  <UpdateStatus
    item={item}
    texts={texts}
    statuses={SETTABLE}
    submit={(body, send) => send(volumeActionEndpoints.volumeResetStatus, { params: { id: item.id }, body })}
  />
)

/** A pool with its free space, if the backend reports it as a number. */
function poolOption({ name, capabilities }: VolumePool, intl: IntlShape) {
  const free = capabilities?.free_capacity_gb
  const note =
    typeof free === 'number'
      ? intl.formatMessage(migratePhrases.free, { free: formatGigabytes(intl, Math.floor(free)) })
      : undefined
  return { value: name, label: name, note }
}

const poolsBut = (current?: string | null) =>
  choicesOf({
    query: query(cinderInfoEndpoints.cinderPools),
    options: ({ items }, intl) => items.filter(({ name }) => name !== current).map((pool) => poolOption(pool, intl)),
    placeholder: current === undefined ? texts.selectPool : texts.selectHost,
    none: texts.noHosts,
    presetsOnlyOne: current === undefined,
  })

export function MigrateVolume({ item }: ItemDialogProps<Volume>) {
  const { formatMessage } = useIntl()
  const { id, 'os-vol-host-attr:host': current } = item
  return (
    <PlainForm
      item={item}
      about={volumeLabel(item)}
      title={texts.migrate}
      failed={texts.migrateFailed}
      success={migratePhrases.migrating}
      schema={volumeActionEndpoints.volumeMigrate.body}
      defaults={{ host: '', force_host_copy: false, lock_volume: false }}
      fields={{
        host: {
          label: texts.destination,
          above: () => (
            <DescriptionList items={[{ term: formatMessage(moreWords.currentHost), value: current ?? '–' }]} />
          ),
          options: poolsBut(current),
        },
        force_host_copy: { label: texts.hostCopy, hint: texts.hostCopyHint },
        lock_volume: { label: texts.lock, hint: texts.lockHint },
      }}
      submit={(body, send) => send(volumeActionEndpoints.volumeMigrate, { params: { id }, body })}
    />
  )
}

const manageSchema = z.object({
  identifier: z.string().trim().min(1).max(255),
  identifierType: z.enum(['source-name', 'source-id']),
  host: z.string().min(1),
  name: VolumeText.trim(),
  description: VolumeText,
  volume_type: z.string(),
  availability_zone: z.string(),
  bootable: z.boolean(),
  metadata: z.array(z.object({ key: VolumeText.trim(), value: VolumeText })),
})

/** The request of the form: empty texts are left out. */
const manageRequest = ({
  identifier,
  identifierType,
  host,
  bootable,
  metadata,
  ...more
}: z.output<typeof manageSchema>) => ({
  host,
  ref: { [identifierType]: identifier },
  bootable,
  name: more.name || null,
  description: more.description || null,
  volume_type: more.volume_type || null,
  availability_zone: more.availability_zone || null,
  metadata: Object.fromEntries(metadata.filter(({ key }) => key).map(({ key, value }) => [key, value])),
})

/** Takes over a volume that a backend has and Cinder does not know. */
export const ManageVolume = () => (
  <PlainForm
    size="large"
    title={texts.manage}
    description={texts.manageHelp}
    failed={texts.manageFailed}
    submit={(data, send) => send(volumeActionEndpoints.volumeManage, { body: manageRequest(data) })}
    success={migratePhrases.managing}
    nameOf={(_values, { name }) => name}
    schema={manageSchema}
    defaults={{
      identifier: '',
      identifierType: 'source-name',
      host: '',
      name: '',
      volume_type: '',
      availability_zone: '',
      description: '',
      metadata: [],
      bootable: false,
    }}
    fields={{
      identifier: { label: texts.identifier, hint: texts.identifierHint },
      identifierType: {
        label: texts.identifierType,
        words: { 'source-name': words.name, 'source-id': words.id },
        beside: true,
      },
      host: { label: words.host, options: poolsBut() },
      name: { label: typeNames.volumeName, beside: true },
      volume_type: { label: words.type, options: volumeTypes },
      availability_zone: { label: words.availabilityZone, options: volumeZones, beside: true },
      description: { label: words.description, multiline: true },
      metadata: { label: words.metadata, as: 'pairs' },
      bootable: { label: volumeFields.bootable },
    }}
    preflight={{ none: 'administrators have no quota of what they manage' }}
  />
)
