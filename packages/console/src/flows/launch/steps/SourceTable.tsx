import type { Image } from '@meridian/contract'
import { useIntl } from 'react-intl'
import type { ResourceForm } from '../../../framework/forms/use-resource-form.ts'
import { formatGigabytes, formatMegabytes } from '../../../framework/text/units.ts'
import { DescriptionList } from '../../../ui/Card.tsx'
import { useLaunchable } from '../../../services/launch/facts/launchable.ts'
import type { LaunchForm } from '../../../services/launch/launch-form.ts'
import { bootableImages } from '../../../services/launch/rules/offered.ts'
import { Choosing } from './Choosing.tsx'
import { fields } from '../../../services/launch/choosing.messages.ts'
import {
  imageColumns,
  imageFacets,
  volumeColumns,
  volumeFacets,
  volumeSnapshotColumns,
  volumeSnapshotFacets,
} from './source-columns.ts'

interface SourceTableProps {
  form: ResourceForm<LaunchForm>
  onChosen: (ids: readonly string[]) => void
}

const nameOf = ({ name, id }: { name: string | null; id: string }) => name || id

/** The available sources of the chosen kind. */
export function SourceTable({ form, onChosen }: SourceTableProps) {
  const { facts } = useLaunchable()
  const { source_type: type, source } = form.values
  const shared = { form, name: 'source', allocated: source, nameOf, onChosen, defaultSort: 'name' } as const
  if (type === 'volume')
    return <Choosing {...shared} part="volumes" items={facts.volumes} columns={volumeColumns} facets={volumeFacets} />
  if (type === 'volume_snapshot')
    return (
      <Choosing
        {...shared}
        part="volumeSnapshots"
        items={facts.volumeSnapshots}
        columns={volumeSnapshotColumns}
        facets={volumeSnapshotFacets}
      />
    )
  return (
    <Choosing
      {...shared}
      key={type}
      part="images"
      items={bootableImages(facts.images, type)}
      columns={imageColumns}
      facets={imageFacets}
      renderDetails={(image) => <ImageDetails image={image} />}
    />
  )
}

function ImageDetails({ image }: { image: Image }) {
  const intl = useIntl()
  return (
    <DescriptionList
      items={[
        { term: intl.formatMessage(fields.id), value: image.id },
        { term: intl.formatMessage(fields.minDisk), value: formatGigabytes(intl, image.min_disk) },
        { term: intl.formatMessage(fields.minRam), value: formatMegabytes(intl, image.min_ram) },
      ]}
    />
  )
}
