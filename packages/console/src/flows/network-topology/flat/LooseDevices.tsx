import { useIntl } from 'react-intl'
import type { TopologyDevice } from '../model/topology-model.ts'
import { topologyMessages as messages } from '../network-topology.messages.ts'
import type { OpenNode } from '../use-open-node.ts'
import { DeviceButton } from './DeviceButton.tsx'

/** What is on no network, below the drawing. */
export function LooseDevices({ devices, opened }: { devices: readonly TopologyDevice[]; opened: OpenNode }) {
  const { formatMessage } = useIntl()
  if (devices.length === 0) return null
  return (
    <section className="grid gap-2 border-t border-line px-4 py-3">
      <h3 className="text-sm font-medium text-ink-3">{formatMessage(messages.loose)}</h3>
      <ul className="flex flex-wrap gap-3">
        {devices.map((device) => (
          <li key={device.id}>
            <DeviceButton device={device} mode="normal" opened={opened} className="h-18 w-22" />
          </li>
        ))}
      </ul>
    </section>
  )
}
