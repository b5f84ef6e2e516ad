import { minimumVolumeSize, raisedVolumeSize, volumeGroupEndpoints, type VolumeType } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { query } from '../../api/query.ts'
import { Field, WidgetField } from '../../framework/forms/Field.tsx'
import { ChoicesField } from '../../framework/forms/PlainFields.tsx'
import { OptionsField } from '../../framework/forms/OptionsField.tsx'
import type { ResourceForm } from '../../framework/forms/use-resource-form.ts'
import { formatGigabytes, formatSize } from '../../framework/text/units.ts'
import { volumeTypes, volumeZones } from '../../services/volume/volume-choices.ts'
import { NumberField } from '../../ui/fields/NumberField.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { createVolumeMessages, createVolumePhrases, volumeSources } from './create-volume.messages.ts'
import {
  describesType,
  groupsFor,
  offeredSources,
  sizeNeedsOf,
  SOURCE_QUERIES,
  typeFor,
  type Sources,
  type VolumeForm,
} from './volume-form.ts'

interface SourceFieldsProps {
  form: ResourceForm<VolumeForm>
  sources: Sources
}

/** The source of the volume; the choice changes its type and size. */
export function SourceFields({ form, sources }: SourceFieldsProps) {
  const intl = useIntl()
  const text = (name: keyof typeof createVolumeMessages) => intl.formatMessage(createVolumeMessages[name])
  const applySource = (change: Partial<VolumeForm>) => {
    const next = { ...form.values, ...change }
    form.set('type', typeFor(next, sources))
    form.set('size', raisedVolumeSize(next.size, sizeNeedsOf(next, sources)))
  }
  const withSize = ({ id, name, size }: { id: string; name: string; size: number }) => ({
    value: id,
    label: intl.formatMessage(createVolumePhrases.withSize, { name: name || id, size: formatGigabytes(intl, size) }),
  })
  return (
    <>
      <Field of={form} name="volume_source_type">
        {(field) => (
          <SelectField
            {...field}
            onChange={(source) => {
              field.onChange(source)
              applySource({ volume_source_type: source as VolumeForm['volume_source_type'] }) // one of the options below
            }}
            options={offeredSources(sources).map((value) => ({
              value,
              label: intl.formatMessage(volumeSources[value]),
            }))}
          />
        )}
      </Field>
      <OptionsField
        of={form}
        name="snapshot_source"
        query={SOURCE_QUERIES.snapshots}
        options={({ items }) => items.map(withSize)}
        placeholder={text('chooseSnapshot')}
        none={text('noSources')}
        onChosen={(id) => applySource({ snapshot_source: id })}
      />
      <OptionsField
        of={form}
        name="image_source"
        query={SOURCE_QUERIES.images}
        options={({ items }) =>
          items.map(({ id, name, size }) => ({
            value: id,
            label: `${name ?? id} (${formatSize(intl, size)})`,
          }))
        }
        placeholder={text('chooseImage')}
        none={text('noSources')}
        adds="add-image"
        onChosen={(id) => applySource({ image_source: id })}
      />
      <OptionsField
        of={form}
        name="volume_source"
        query={SOURCE_QUERIES.volumes}
        options={({ items }) => items.map(withSize)}
        placeholder={text('chooseVolume')}
        none={text('noSources')}
        onChosen={(id) => applySource({ volume_source: id })}
      />
    </>
  )
}

interface TypeAndSizeFieldsProps extends SourceFieldsProps {
  types: readonly Pick<VolumeType, 'id' | 'name' | 'description'>[]
}

/** Type, size, availability zone and group of the volume. */
export function TypeAndSizeFields({ form, sources, types }: TypeAndSizeFieldsProps) {
  const { formatMessage } = useIntl()
  const text = (name: keyof typeof createVolumeMessages) => formatMessage(createVolumeMessages[name])
  const type = types.find(({ name }) => name === form.values.type)
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <ChoicesField of={form} name="type" choices={volumeTypes} />
      {describesType(form.values) && (
        <section aria-label={text('typeDescription')} className="rounded-md border border-line bg-bg px-3 py-2">
          <h3 className="text-sm font-medium text-ink-2">{type?.name ?? text('typeDescription')}</h3>
          <p className="wrap-anywhere">{type?.description || text('noDescription')}</p>
        </section>
      )}
      <WidgetField of={form} name="size" as={NumberField} min={minimumVolumeSize(sizeNeedsOf(form.values, sources))} />
      <ChoicesField of={form} name="availability_zone" choices={volumeZones} />
      <OptionsField
        of={form}
        name="group"
        query={query(volumeGroupEndpoints.volumeGroupList)}
        options={({ items }) => groupsFor(items, type?.id).map(({ id, name }) => ({ value: id, label: name }))}
        placeholder={text('noGroup')}
        none={text('noGroup')}
      />
    </div>
  )
}
