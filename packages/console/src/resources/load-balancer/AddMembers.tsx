import { portEndpoints, serverEndpoints, type BalancedPool } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { pages } from '../../api/pages.ts'
import { useServiceEnabled } from '../../framework/session/services.ts'
import { Button } from '../../ui/buttons.tsx'
import { ComboboxField } from '../../ui/fields/ComboboxField.tsx'
import { NumberField } from '../../ui/fields/NumberField.tsx'
import { TextArea } from '../../ui/fields/TextArea.tsx'
import { balancerFormMessages, memberPhrases } from './load-balancer-forms.messages.ts'
import { newRow, rowsIn, type MemberRow } from './members-form.ts'
import { memberEditMessages as messages } from './members-form.messages.ts'

/** Servers by name, or lines of addresses. */
export function AddMembers({ pool, onAdd }: { pool: BalancedPool; onAdd: (rows: MemberRow[]) => void }) {
  const { formatMessage } = useIntl()
  const [port, setPort] = useState<number | null>(pool.members[0]?.protocol_port ?? 80)
  const [lines, setLines] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const servers = useServers()
  const add = () => {
    const found = rowsIn(lines, port ?? 0)
    const wrong = found.find((one) => 'problem' in one)
    setProblem(wrong && 'problem' in wrong ? formatMessage(memberPhrases.invalid, { text: wrong.problem }) : null)
    if (wrong) return
    onAdd(found.filter((one) => 'address' in one))
    setLines('')
  }
  return (
    <fieldset className="grid gap-3 rounded-lg border border-line p-3">
      <legend className="px-1 font-medium">{formatMessage(messages.add)}</legend>
      <div className="grid items-start gap-3 sm:grid-cols-[1fr_9rem]">
        <ComboboxField
          label={formatMessage(messages.server)}
          optional
          value={null}
          options={servers}
          placeholder={formatMessage(messages.chooseServer)}
          onClear={() => {}}
          onChange={(value) => {
            const server = servers.find((one) => one.value === value)
            if (server && port !== null)
              onAdd([newRow({ address: server.note, protocol_port: port }, { name: server.label })])
          }}
        />
        <NumberField
          label={formatMessage(balancerFormMessages.port)}
          optional={false}
          min={1}
          max={65_535}
          value={port}
          onChange={setPort}
        />
      </div>
      <TextArea
        label={formatMessage(messages.lines)}
        hint={formatMessage(messages.linesHint)}
        optional
        mono
        rows={2}
        spellCheck={false}
        value={lines}
        error={problem ?? undefined}
        onChange={({ target }) => setLines(target.value)}
      />
      <Button className="justify-self-start" icon={<Plus aria-hidden />} disabled={lines.trim() === ''} onClick={add}>
        {formatMessage(messages.addLines)}
      </Button>
    </fieldset>
  )
}

/** The addresses of the project's servers. */
function useServers() {
  const ports = useQuery(pages(portEndpoints.portList))
  const servers = useQuery({ ...pages(serverEndpoints.serverList), enabled: useServiceEnabled(['compute']) ?? false })
  const names = new Map(servers.data?.items.map(({ id, name }) => [id, name]))
  return (ports.data?.items ?? []).flatMap(({ device_id: server, fixed_ips: ips }) => {
    const name = names.get(server)
    if (name === undefined) return []
    return ips.map(({ ip_address: address }) => ({ value: `${server} ${address}`, label: name, note: address }))
  })
}
