import { serverChangeEndpoints } from '@meridian/contract'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { call } from '../../../api/client.ts'
import { instanceLabel } from '../instance-label.ts'
import { HostField } from './HostField.tsx'
import { hostLabels, hostMessages, hostPhrases } from './host.messages.ts'
import { InstanceForm, type AboutServer } from './InstanceForm.tsx'

const schema = z.object({ host: z.string().nullable() })

export function EvacuateInstance({ server, tools }: AboutServer) {
  const { formatMessage } = useIntl()
  return (
    <InstanceForm
      server={server}
      tools={tools}
      title={hostMessages.evacuate}
      failed={formatMessage(hostMessages.evacuateFailed)}
      schema={schema}
      defaults={{ host: null }}
      labels={{ host: hostLabels.host }}
      submit={({ host }) =>
        call(serverChangeEndpoints.serverEvacuate, { params: { id: server.id }, body: { host: host || null } })
      }
      sent={() => formatMessage(hostPhrases.evacuating, { name: instanceLabel(server) })}
    >
      {(form) => (
        <>
          <p className="text-ink-2">{formatMessage(hostMessages.evacuateHint)}</p>
          <HostField of={form} name="host" server={server} />
        </>
      )}
    </InstanceForm>
  )
}
