import { balancerPartEndpoints as endpoints } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { words } from '../../framework/text/common.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'
import { certificateChoices } from './certificate-choices.ts'
import { algorithmWords, balancerFormMessages } from './load-balancer-forms.messages.ts'
import {
  checkTypes,
  comparisons,
  listenerProtocols,
  partMessages as messages,
  persistenceWords,
  policyActions,
  ruleTypes,
} from './part-forms.messages.ts'
import * as forms from './part-forms.ts'
import { PartDialog, PartForm } from './PartForm.tsx'

const described = {
  name: { label: words.name },
  description: { label: words.description, beside: true },
}
const adminState = { label: words.adminState, as: 'switch' } as const

const optionOf = ({ id, name }: { id: string; name: string }) => ({ value: id, label: name || id })

/** `parent` is the balancer, and the listener if one is edited. */
export function ListenerForm({ parent }: { parent: string }) {
  const { formatMessage } = useIntl()
  const title = parent.includes('/') ? messages.editListener : messages.addListener
  return (
    <PartDialog
      parent={parent}
      title={title}
      find={(tree, [id]) => {
        const listener = tree.listeners.find((one) => one.id === id)
        return id === undefined || listener ? { ...tree, listener } : undefined
      }}
    >
      {({ listeners, pools, listener }, balancer) => (
        <PartForm
          balancer={balancer}
          title={title}
          edits={listener !== undefined}
          about={listener && (listener.name || listener.id)}
          schema={forms.listenerSchema}
          defaults={forms.listenerValues(listeners, listener)}
          fields={{
            ...described,
            // Octavia changes neither protocol nor port.
            protocol: { label: moreWords.protocol, words: listenerProtocols, shown: () => !listener },
            protocol_port: { label: balancerFormMessages.port, beside: true, shown: () => !listener },
            default_pool_id: {
              label: messages.defaultPool,
              options: [{ value: '', label: formatMessage(messages.noPool) }, ...pools.map(optionOf)],
            },
            default_tls_container_ref: {
              label: messages.certificate,
              options: certificateChoices,
              shown: ({ protocol }) => protocol === 'TERMINATED_HTTPS',
            },
            sni_container_refs: {
              label: messages.moreCertificates,
              hint: messages.moreCertificatesHint,
              multiline: 2,
              mono: true,
              shown: ({ protocol }) => protocol === 'TERMINATED_HTTPS',
            },
            allowed_cidrs: { label: messages.allowedCidrs, hint: messages.allowedHint, multiline: 2, mono: true },
            forwarded_for: { label: messages.forwardedFor, shown: forms.isHttp },
            forwarded_port: { label: messages.forwardedPort, shown: forms.isHttp },
            forwarded_proto: { label: messages.forwardedProto, shown: forms.isHttp },
            connection_limit: { label: messages.connectionLimit, hint: messages.connectionHint },
            timeout_client_data: { label: messages.clientTimeout, unit: 'ms', shown: forms.isTcp },
            timeout_member_connect: { label: messages.connectTimeout, unit: 'ms', beside: true, shown: forms.isTcp },
            timeout_member_data: { label: messages.memberTimeout, unit: 'ms', shown: forms.isTcp },
            timeout_tcp_inspect: { label: messages.inspectTimeout, unit: 'ms', beside: true, shown: forms.isTcp },
            admin_state_up: adminState,
          }}
          change={(values, send) => {
            const body = forms.listenerBody(values, listener)
            if (listener) return send(endpoints.listenerUpdate, { params: { id: listener.id }, body })
            const { protocol, protocol_port } = values
            return send(endpoints.listenerCreate, {
              body: { ...body, loadbalancer_id: balancer, protocol, protocol_port },
            })
          }}
        />
      )}
    </PartDialog>
  )
}

/** `parent` is the balancer, and the pool if one is edited. */
export function PoolForm({ parent }: { parent: string }) {
  const { formatMessage } = useIntl()
  const title = parent.includes('/') ? messages.editPool : messages.addPool
  return (
    <PartDialog
      parent={parent}
      title={title}
      find={(tree, [id]) => {
        const pool = tree.pools.find((one) => one.id === id)
        return id === undefined || pool ? { ...tree, pool } : undefined
      }}
    >
      {({ listeners, pool }, balancer) => {
        const free = listeners.filter(({ default_pool_id: of }) => of === null)
        return (
          <PartForm
            balancer={balancer}
            title={title}
            edits={pool !== undefined}
            about={pool && (pool.name || pool.id)}
            schema={forms.poolSchema}
            defaults={forms.poolValues(pool)}
            fields={{
              ...described,
              protocol: { label: moreWords.protocol, shown: () => !pool },
              listener_id: {
                label: messages.ofListener,
                beside: true,
                options: [{ value: '', label: formatMessage(messages.noPool) }, ...free.map(optionOf)],
                shown: () => !pool && free.length > 0,
              },
              lb_algorithm: { label: balancerFormMessages.algorithm, words: algorithmWords },
              persistence: { label: messages.persistence, hint: messages.persistenceHint, words: persistenceWords },
              cookie_name: {
                label: messages.cookieName,
                mono: true,
                shown: ({ persistence }) => persistence === 'APP_COOKIE',
              },
              admin_state_up: adminState,
            }}
            change={(values, send) => {
              const { session_persistence, ...body } = forms.poolBody(values)
              if (pool) {
                return send(endpoints.poolUpdate, { params: { id: pool.id }, body: { ...body, session_persistence } })
              }
              const { protocol, listener_id: listener } = values
              const place = listener ? { listener_id: listener } : { loadbalancer_id: balancer }
              const persistence = session_persistence && { session_persistence }
              return send(endpoints.poolCreate, { body: { ...body, ...persistence, protocol, ...place } })
            }}
          />
        )
      }}
    </PartDialog>
  )
}

/** `parent` is the balancer and the pool, whose monitor is edited if it has one. */
export const MonitorForm = ({ parent }: { parent: string }) => (
  <PartDialog
    parent={parent}
    title={messages.editMonitor}
    find={({ pools }, [id]) => pools.find((one) => one.id === id)}
  >
    {({ id: pool_id, name, monitor }, balancer) => (
      <PartForm
        balancer={balancer}
        title={monitor ? messages.editMonitor : messages.addMonitor}
        edits={monitor !== null}
        about={name || pool_id}
        schema={forms.monitorSchema}
        defaults={forms.monitorValues(monitor)}
        fields={{
          name: { label: words.name },
          type: { label: words.type, words: checkTypes, beside: true, shown: () => !monitor },
          http_method: { label: messages.method, shown: forms.checksHttp },
          url_path: { label: messages.path, mono: true, beside: true, shown: forms.checksHttp },
          expected_codes: { label: messages.codes, hint: messages.codesHint, beside: true, shown: forms.checksHttp },
          delay: { label: messages.delay, unit: 's' },
          timeout: { label: messages.timeout, unit: 's', beside: true },
          max_retries: { label: messages.retriesUp },
          max_retries_down: { label: messages.retriesDown, beside: true },
          admin_state_up: adminState,
        }}
        change={({ type, ...body }, send) =>
          monitor
            ? send(endpoints.healthMonitorUpdate, { params: { id: monitor.id }, body })
            : send(endpoints.healthMonitorCreate, { body: { ...body, type, pool_id } })
        }
      />
    )}
  </PartDialog>
)

/** `parent` is the balancer, the listener, and the policy if one is edited. */
export function PolicyForm({ parent }: { parent: string }) {
  const title = parent.split('/').length > 2 ? messages.editPolicy : messages.addPolicy
  return (
    <PartDialog
      parent={parent}
      title={title}
      find={({ listeners, pools }, [listenerId, id]) => {
        const listener = listeners.find((one) => one.id === listenerId)
        const policy = listener?.policies.find((one) => one.id === id)
        return listener && (id === undefined || policy) ? { listener, policy, pools } : undefined
      }}
    >
      {({ listener, policy, pools }, balancer) => (
        <PartForm
          balancer={balancer}
          title={title}
          edits={policy !== undefined}
          about={listener.name || listener.id}
          schema={forms.policySchema}
          defaults={forms.policyValues(listener, policy)}
          fields={{
            ...described,
            action: { label: messages.action, words: policyActions },
            position: { label: messages.position, hint: messages.positionHint, beside: true },
            redirect_pool_id: {
              label: moreWords.pool,
              options: pools.map(optionOf),
              shown: ({ action }) => action === 'REDIRECT_TO_POOL',
            },
            redirect_url: { label: messages.redirectUrl, shown: ({ action }) => action === 'REDIRECT_TO_URL' },
            redirect_prefix: {
              label: messages.redirectPrefix,
              hint: messages.prefixHint,
              shown: ({ action }) => action === 'REDIRECT_PREFIX',
            },
            redirect_http_code: {
              label: messages.redirectCode,
              beside: true,
              shown: ({ action }) => action === 'REDIRECT_TO_URL' || action === 'REDIRECT_PREFIX',
            },
            admin_state_up: adminState,
          }}
          change={(values, send) => {
            const body = forms.policyBody(values)
            return policy
              ? send(endpoints.l7PolicyUpdate, { params: { id: policy.id }, body })
              : send(endpoints.l7PolicyCreate, { body: { ...body, listener_id: listener.id } })
          }}
        />
      )}
    </PartDialog>
  )
}

/** `parent` is the balancer, the policy, and the rule if one is edited. */
export function RuleForm({ parent }: { parent: string }) {
  const title = parent.split('/').length > 2 ? messages.editRule : messages.addRule
  return (
    <PartDialog
      parent={parent}
      title={title}
      find={({ listeners }, [policyId, ruleId]) => {
        const policy = listeners.flatMap(({ policies }) => policies).find((one) => one.id === policyId)
        const rule = policy?.rules.find((one) => one.id === ruleId)
        return policy && (ruleId === undefined || rule) ? { policy, rule } : undefined
      }}
    >
      {({ policy, rule }, balancer) => (
        <PartForm
          balancer={balancer}
          title={title}
          edits={rule !== undefined}
          about={policy.name || policy.id}
          schema={forms.ruleSchema}
          defaults={forms.ruleValues(rule)}
          fields={{
            type: { label: messages.ruleType, words: ruleTypes },
            key: { label: messages.key, mono: true, beside: true, shown: forms.hasKey },
            compare_type: { label: messages.comparison, words: comparisons },
            value: { label: moreWords.value, mono: true, beside: true },
            invert: { label: messages.invert },
          }}
          change={(body, send) =>
            rule
              ? send(endpoints.l7RuleUpdate, { params: { id: policy.id, ruleId: rule.id }, body })
              : send(endpoints.l7RuleCreate, { params: { id: policy.id }, body })
          }
        />
      )}
    </PartDialog>
  )
}
