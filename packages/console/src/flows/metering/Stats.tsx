import { classic, METER_NAMES, STATISTICS, type MeterName, type Statistic } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { ChartLine } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { query } from '../../api/query.ts'
import { LineChart } from '../../framework/charts/charts.tsx'
import { Card } from '../../ui/Card.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { PeriodFields } from './PeriodFields.tsx'
import { periodNamed, periodQuery, problemOf } from './metering-period.ts'
import { meteringMessages as messages, meterNames, periodProblems, statisticNames } from './metering.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

const NOTHING = { series: [] }

/** The samples of a meter, one line per project. */
export function Stats() {
  const { formatMessage } = useIntl()
  const [period, setPeriod] = useState(() => periodNamed('7'))
  const [meter, setMeter] = useState<MeterName>('cpu')
  const [statistic, setStatistic] = useState<Statistic>('avg')
  const problem = problemOf(period)
  // The whole form is sent with the chart's URL.
  const form = { meter, stats_attr: statistic, ...periodQuery(period) }
  const { data, error } = useQuery({
    ...query(classic.meterSamples, { query: form }),
    enabled: problem === undefined,
  })
  // Without a meter the response would be empty; here there always is one.
  const chart = data && { ...NOTHING, ...data }
  return (
    <div className="grid gap-4">
      <Card>
        <div className="grid items-start gap-4 sm:grid-cols-3">
          <SelectField
            name="meter"
            label={formatMessage(messages.metric)}
            options={METER_NAMES.map((value) => ({ value, label: formatMessage(meterNames[value]), note: value }))}
            value={meter}
            onChange={(next) => setMeter(next as MeterName)} // one of its own options
          />
          <SelectField
            name="stats_attr"
            label={formatMessage(moreWords.value)}
            options={STATISTICS.map((value) => ({ value, label: formatMessage(statisticNames[value]) }))}
            value={statistic}
            onChange={(next) => setStatistic(next as Statistic)} // see above
          />
          <PeriodFields value={period} onChange={setPeriod} />
        </div>
      </Card>
      <Card>
        {problem ? (
          <EmptyState icon={<ChartLine aria-hidden />} title={formatMessage(periodProblems[problem])} />
        ) : (
          <LineChart title={formatMessage(meterNames[meter])} data={chart} failed={error !== null} />
        )}
      </Card>
    </div>
  )
}
