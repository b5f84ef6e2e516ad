import { useState } from 'react'
import { useIntl } from 'react-intl'
import { DateField } from '../../ui/fields/DateField.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { periodChoices, periodNamed, problemOf, type MeteringPeriod } from './metering-period.ts'
import { periodNames, periodProblems } from './metering.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

interface PeriodFieldsProps {
  value: MeteringPeriod
  onChange: (period: MeteringPeriod) => void
}

/** Chooses a preset period, or another by its first and last day. */
export function PeriodFields({ value, onChange }: PeriodFieldsProps) {
  const { formatMessage } = useIntl()
  const [choices] = useState(() => periodChoices(new Date()))
  const begun = value.date_from !== '' || value.date_to !== ''
  const problem = begun ? problemOf(value) : undefined
  return (
    <>
      <SelectField
        name="period"
        label={formatMessage(moreWords.period)}
        options={choices.map(({ days, name }) => ({
          value: days,
          label: formatMessage(periodNames[name]),
        }))}
        value={value.date_options}
        onChange={(days) => onChange(periodNamed(days))}
      />
      {value.date_options === 'other' && (
        <>
          <DateField
            name="date_from"
            label={formatMessage(moreWords.from)}
            value={value.date_from}
            onChange={(day) => onChange({ ...value, date_from: day })}
            error={problem && formatMessage(periodProblems[problem])}
          />
          <DateField
            name="date_to"
            label={formatMessage(moreWords.to)}
            optional
            value={value.date_to}
            onChange={(day) => onChange({ ...value, date_to: day })}
          />
        </>
      )}
    </>
  )
}
