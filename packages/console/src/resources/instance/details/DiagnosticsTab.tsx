import { serverChangeEndpoints, type Server, type ServerDiagnostics } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useIntl, type MessageDescriptor } from 'react-intl'
import { query } from '../../../api/query.ts'
import { QuotaBar } from '../../../framework/charts/QuotaBar.tsx'
import { Loaded } from '../../../framework/loading/Loaded.tsx'
import { PartsTable } from '../../../framework/loading/PartsTable.tsx'
import { typeNames, words } from '../../../framework/text/common.messages.ts'
import { formatDuration } from '../../../framework/text/dates.ts'
import { formatSize } from '../../../framework/text/units.ts'
import { Card, DescriptionList } from '../../../ui/Card.tsx'
import { Button } from '../../../ui/buttons.tsx'
import { diagnosticsMessages as messages } from '../instance-upkeep.messages.ts'
import { metricMessages } from '../metrics.messages.ts'

/** What the hypervisor counts of a running guest. */
export function DiagnosticsTab({ server }: { server: Server }) {
  const { formatMessage } = useIntl()
  if (server.status !== 'ACTIVE') {
    return (
      <Card>
        <p className="text-ink-3">{formatMessage(messages.onlyActive)}</p>
      </Card>
    )
  }
  const diagnostics = {
    ...query(serverChangeEndpoints.serverDiagnostics, { params: { id: server.id } }),
    staleTime: 0,
  }
  return (
    <Loaded query={diagnostics} failed={formatMessage(messages.failed)}>
      {(data) => <Counters data={data} query={diagnostics} />}
    </Loaded>
  )
}

type Count = number | null
type Cells = Readonly<Record<string, string | null>>

function Counters({ data, query: source }: { data: ServerDiagnostics; query: Parameters<typeof useQuery>[0] }) {
  const intl = useIntl()
  const { formatMessage } = intl
  const { isFetching, refetch } = useQuery(source)
  const bytes = (count: Count) => (count === null ? null : formatSize(intl, count))
  const number = (count: Count) => (count === null ? null : intl.formatNumber(count))
  const sum = (...counts: Count[]) =>
    counts.every((count) => count === null) ? null : counts.reduce<number>((all, count) => all + (count ?? 0), 0)
  const table = (title: MessageDescriptor, columns: Record<string, MessageDescriptor>, rows: readonly Cells[]) =>
    rows.length > 0 && (
      <Card title={formatMessage(title)} flush>
        <PartsTable
          items={rows}
          label={title}
          empty=""
          columns={columns}
          idOf={(cells) => String(rows.indexOf(cells))}
          cells={(cells) => cells}
        />
      </Card>
    )
  const { memory_details: memory } = data
  return (
    <div className="grid grid-cols-1 gap-4">
      <Card
        title={formatMessage(messages.guest)}
        actions={
          <Button size="small" busy={isFetching} onClick={() => void refetch()}>
            {formatMessage(messages.refresh)}
          </Button>
        }
      >
        <div className="grid items-start gap-4 lg:grid-cols-2">
          <DescriptionList
            items={[
              { term: formatMessage(words.status), value: data.state },
              {
                term: formatMessage(typeNames.hypervisor),
                value: [data.hypervisor, data.driver].filter(Boolean).join(', '),
              },
              {
                term: formatMessage(messages.uptime),
                value: data.uptime === null ? null : formatDuration(intl, data.uptime),
              },
            ]}
          />
          {memory?.maximum && memory.used !== null && (
            <QuotaBar
              label={formatMessage(metricMessages.memory)}
              used={memory.used}
              max={memory.maximum}
              format={(amount) => formatSize(intl, amount, 'KB')}
            />
          )}
        </div>
      </Card>
      {table(
        messages.processors,
        { id: messages.processor, time: messages.time, use: messages.utilisation },
        data.cpu_details.map((cpu, index) => ({
          id: String(cpu.id ?? index),
          time: cpu.time === null ? null : formatDuration(intl, cpu.time / 1e9),
          use: cpu.utilisation === null ? null : intl.formatNumber(cpu.utilisation / 100, { style: 'percent' }),
        })),
      )}
      {table(
        typeNames.interfaces,
        {
          mac: words.macAddress,
          received: messages.received,
          packetsIn: messages.packetsIn,
          sent: messages.sent,
          packetsOut: messages.packetsOut,
          dropped: messages.dropped,
          errors: messages.errors,
        },
        data.nic_details.map((nic) => ({
          mac: nic.mac_address,
          received: bytes(nic.rx_octets),
          packetsIn: number(nic.rx_packets),
          sent: bytes(nic.tx_octets),
          packetsOut: number(nic.tx_packets),
          dropped: number(sum(nic.rx_drop, nic.tx_drop)),
          errors: number(sum(nic.rx_errors, nic.tx_errors)),
        })),
      )}
      {table(
        messages.disks,
        {
          read: messages.read,
          reads: messages.reads,
          written: messages.written,
          writes: messages.writes,
          errors: messages.errors,
        },
        data.disk_details.map((disk) => ({
          read: bytes(disk.read_bytes),
          reads: number(disk.read_requests),
          written: bytes(disk.write_bytes),
          writes: number(disk.write_requests),
          errors: number(disk.errors_count),
        })),
      )}
    </div>
  )
}
