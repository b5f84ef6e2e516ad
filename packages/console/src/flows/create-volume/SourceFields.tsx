import { raisedVolumeSize } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { Field } from '../../framework/forms/Field.tsx'
import { OptionsField } from '../../framework/forms/OptionsField.tsx'
import type { ResourceForm } from '../../framework/forms/use-resource-form.ts'
import { formatSize } from '../../framework/text/bytes.ts'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { createVolumeMessages, createVolumePhrases, volumeSources } from './create-volume.messages.ts'
import { SOURCE_QUERIES } from './use-volume-facts.ts'
import { offeredSources, roomFor, typeFor, type Sources, type VolumeForm } from './volume-form.ts'

interface SourceFieldsProps {
  form: ResourceForm<VolumeForm>
  sources: Sources
}

/** What the volume is made of; type and size follow it. */
export function SourceFields({ form, sources }: SourceFieldsProps) {
  const intl = useIntl()
  const words = (name: keyof typeof createVolumeMessages) => intl.formatMessage(createVolumeMessages[name])
  const chosen = (change: Partial<VolumeForm>) => {
    const next = { ...form.values, ...change }
    form.set('type', typeFor(next, sources))
    form.set('size', raisedVolumeSize(next.size, roomFor(next, sources)))
  }
  const sized = ({ id, name, size }: { id: string; name: string; size: number }) => ({
    value: id,
    label: intl.formatMessage(createVolumePhrases.sized, { name: name || id, size }),
  })
  return (
    <>
      <Field of={form} name="volume_source_type">
        {(field) => (
          <SelectField
            {...field}
            onChange={(source) => {
              field.onChange(source)
              chosen({ volume_source_type: source as VolumeForm['volume_source_type'] }) // one of the options below
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
        options={({ items }) => items.map(sized)}
        placeholder={words('chooseSnapshot')}
        none={words('noSources')}
        onChosen={(id) => chosen({ snapshot_source: id })}
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
        placeholder={words('chooseImage')}
        none={words('noSources')}
        onChosen={(id) => chosen({ image_source: id })}
      />
      <OptionsField
        of={form}
        name="volume_source"
        query={SOURCE_QUERIES.volumes}
        options={({ items }) => items.map(sized)}
        placeholder={words('chooseVolume')}
        none={words('noSources')}
        onChosen={(id) => chosen({ volume_source: id })}
      />
    </>
  )
}
