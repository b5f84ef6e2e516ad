import { useIntl } from 'react-intl'
import { Field } from '../../framework/forms/Field.tsx'
import type { ResourceForm } from '../../framework/forms/use-resource-form.ts'
import { column, type Column } from '../../framework/resource/column.ts'
import { NumberField } from '../../ui/fields/NumberField.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { portChoices, PortTable, type PortChoice } from './PortTable.tsx'
import { isNumbered, LAST_SEGMENT, rowsFor, SEGMENTATION_TYPES, type SubportRow, type TrunkForm } from './trunk-form.ts'
import { segmentationTypes, trunkFormMessages } from './trunk-forms.messages.ts'
import { subportFields } from './trunk.messages.ts'

interface SubportsStepProps {
  form: ResourceForm<TrunkForm>
  /** Ids of ports that are in the trunk already. */
  current?: readonly string[]
  /** The project of an existing trunk; the user's own unless given. */
  project?: string
}

export function SubportsStep({ form, current, project }: SubportsStepProps) {
  const { formatMessage } = useIntl()
  const { subports, parent } = form.values
  // Checked at once: the wizard cannot be sent while something is invalid, so the reason must be visible.
  const setRows = (rows: SubportRow[]) => {
    form.set('subports', rows)
    void form.check(['subports'])
  }
  const change = (id: string, part: Partial<SubportRow>) =>
    setRows(subports.map((row) => (row.port_id === id ? { ...row, ...part } : row)))
  return (
    <Field of={form} name="subports">
      {({ label, value, error }) => (
        <PortTable
          label={label}
          project={project}
          choicesOf={(ports) => portChoices(ports, { current, except: parent })}
          allocated={value.map(({ port_id: id }) => id)}
          onChange={(ids) => setRows(rowsFor(ids, value))}
          max={-1}
          none={formatMessage(trunkFormMessages.noSubports)}
          error={error}
          chosenColumns={segmentation(value, change)}
        />
      )}
    </Field>
  )
}

/** The columns in which the user enters type and id of each subport. */
function segmentation(
  rows: readonly SubportRow[],
  change: (id: string, part: Partial<SubportRow>) => void,
): Column<PortChoice>[] {
  const rowOf = ({ id }: PortChoice) => rows.find((row) => row.port_id === id)
  return [
    column('segmentation_type', subportFields.segmentation_type, (port) => rowOf(port)?.segmentation_type ?? null, {
      priority: 1,
      width: 120,
      cell: (port, { intl }) => (
        <SelectField
          hideLabel
          className="min-w-24 max-sm:min-w-20"
          label={intl.formatMessage(trunkFormMessages.typeOf, { name: port.name })}
          value={rowOf(port)?.segmentation_type ?? null}
          onChange={(type) => change(port.id, { segmentation_type: type })}
          options={SEGMENTATION_TYPES.map((value) => ({
            value,
            label: intl.formatMessage(segmentationTypes[value]),
          }))}
        />
      ),
    }),
    {
      id: 'segmentation_id',
      header: subportFields.segmentation_id,
      priority: 1,
      width: 120,
      value: (port) => rowOf(port)?.segmentation_id ?? null,
      cell: (port, { intl }) => {
        const row = rowOf(port)
        return (
          row &&
          isNumbered(row) && (
            <NumberField
              hideLabel
              // A phone has no room for the buttons, and a keyboard for digits.
              className="w-32 max-sm:w-16 max-sm:[&_button]:hidden"
              label={intl.formatMessage(trunkFormMessages.idOf, { name: port.name })}
              value={row.segmentation_id}
              onChange={(id) => change(port.id, { segmentation_id: id })}
              min={1}
              max={LAST_SEGMENT}
            />
          )
        )
      },
    },
  ]
}
