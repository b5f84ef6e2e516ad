import { metadefEndpoints } from '@meridian/contract'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { query } from '../../api/query.ts'
import { PlainForm } from '../../framework/forms/PlainForm.tsx'
import { Loaded } from '../../framework/loading/Loaded.tsx'
import { PartsTable } from '../../framework/loading/PartsTable.tsx'
import type { ItemDialogProps } from '../../framework/resource/modal.ts'
import { words, typeNames } from '../../framework/text/common.messages.ts'
import { compareText } from '../../framework/text/wording.ts'
import { cx, fieldClass } from '../../ui/classes.ts'
import { CheckField } from '../../ui/fields/CheckField.tsx'
import { definitionFormMessages as messages } from './metadata-definition-forms.messages.ts'
import { definitionMessages } from './metadata-definition.messages.ts'
import type { MetadataDefinition } from './metadata-definition.queries.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

const schema = z.object({
  associations: z.array(
    z.object({ name: z.string(), prefix: z.string().max(80), properties_target: z.string().max(80) }),
  ),
})
type Associations = z.infer<typeof schema>['associations']

/** Chooses the resource types that the definitions are for. */
export const UpdateAssociations = ({ item }: ItemDialogProps<MetadataDefinition>) => (
  <PlainForm
    item={item}
    about={item.namespace}
    size="large"
    title={definitionMessages.associations}
    action={words.save}
    failed={messages.associationsFailed}
    success={messages.associated}
    schema={schema}
    defaults={{
      associations: item.resource_type_associations.map(({ name, prefix, properties_target: target }) => ({
        name,
        prefix: prefix ?? '',
        properties_target: target ?? '',
      })),
    }}
    fields={{
      associations: {
        label: typeNames.resourceTypes,
        draw: ({ value, onChange }) => <AssociationsField value={value} onChange={onChange} />,
      },
    }}
    submit={({ associations }, send) =>
      send(metadefEndpoints.namespaceAssociationsReplace, {
        params: { name: item.id },
        body: { resource_type_associations: associations },
      })
    }
  />
)

interface AssociationsFieldProps {
  value: Associations
  onChange: (associations: Associations) => void
}

function AssociationsField({ value, onChange }: AssociationsFieldProps) {
  const { formatMessage } = useIntl()
  const chosen = new Map(value.map((association) => [association.name, association]))
  const toggle = (name: string, isChosen: boolean) =>
    onChange(
      isChosen
        ? [...value, { name, prefix: '', properties_target: '' }]
        : value.filter((association) => association.name !== name),
    )
  const change = (name: string, part: Partial<Associations[number]>) =>
    onChange(value.map((association) => (association.name === name ? { ...association, ...part } : association)))
  const input = (name: string, key: 'prefix' | 'properties_target') => {
    const association = chosen.get(name)
    return (
      <input
        aria-label={formatMessage(key === 'prefix' ? messages.prefixOf : messages.targetOf, { name })}
        value={association?.[key] ?? ''}
        disabled={!association}
        data-disabled={association ? undefined : ''}
        onChange={(event) => change(name, { [key]: event.target.value })}
        className={cx(fieldClass, 'h-8!')}
      />
    )
  }
  return (
    <Loaded query={query(metadefEndpoints.resourceTypeList)} failed={formatMessage(messages.typesFailed)}>
      {({ items }) => (
        <div className="rounded-lg border border-line">
          <PartsTable
            items={namesOf(items, value)}
            label={typeNames.resourceTypes}
            empty=""
            columns={{ name: typeNames.resourceTypes, prefix: moreWords.prefix, target: messages.target }}
            cells={(name) => ({
              name: (
                <CheckField label={name} value={chosen.has(name)} onChange={(isChosen) => toggle(name, isChosen)} />
              ),
              prefix: input(name, 'prefix'),
              target: input(name, 'properties_target'),
            })}
          />
        </div>
      )}
    </Loaded>
  )
}

/** The types that Glance lists, and those that are associated already. */
const namesOf = (types: readonly { name: string }[], associations: Associations): string[] =>
  [...new Set([...types, ...associations].map(({ name }) => name))].toSorted(compareText)
