import { loadBalancerEndpoints, type BalancerStatistics, type LoadBalancer } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { query } from '../../api/query.ts'
import { formatBytes } from '../../framework/text/units.ts'
import { Card, DescriptionList } from '../../ui/Card.tsx'
import { describeError } from '../../framework/text/error-text.ts'
import { trafficMessages as messages, trafficPhrases as phrases } from './load-balancer-tree.messages.ts'

const READ_MS = 10_000

interface Reading {
  at: number
  values: BalancerStatistics
}

/** What went through, with what came since the reading before. */
export function BalancerTraffic({ balancer: { id } }: { balancer: LoadBalancer }) {
  const intl = useIntl()
  const { data, dataUpdatedAt, error } = useQuery({
    ...query(loadBalancerEndpoints.loadBalancerStatistics, { params: { id } }),
    refetchInterval: READ_MS,
  })
  const [[before, now], setReadings] = useState<readonly [Reading | null, Reading | null]>([null, null])
  useEffect(() => {
    if (data) setReadings(([, last]) => [last, { at: dataUpdatedAt, values: data }])
  }, [data, dataUpdatedAt])
  if (!data) {
    if (!error) return null
    return <Card title={intl.formatMessage(messages.title)}>{describeError(intl, error)}</Card>
  }
  const number = (value: number) => intl.formatNumber(Math.round(value))
  const bytes = (value: number) => formatBytes(intl, value)
  const shown = (key: keyof BalancerStatistics, format: (value: number) => string, counts = true) => {
    const value = format(data[key])
    const seconds = before && now ? (now.at - before.at) / 1000 : 0
    if (!counts || !before || !now || seconds <= 0) return value
    return intl.formatMessage(phrases.rate, { value, rate: format((now.values[key] - before.values[key]) / seconds) })
  }
  return (
    <Card title={intl.formatMessage(messages.title)}>
      <DescriptionList
        items={[
          { term: intl.formatMessage(messages.active_connections), value: shown('active_connections', number, false) },
          { term: intl.formatMessage(messages.total_connections), value: shown('total_connections', number) },
          { term: intl.formatMessage(messages.bytes_in), value: shown('bytes_in', bytes) },
          { term: intl.formatMessage(messages.bytes_out), value: shown('bytes_out', bytes) },
          { term: intl.formatMessage(messages.request_errors), value: shown('request_errors', number) },
        ]}
      />
    </Card>
  )
}
