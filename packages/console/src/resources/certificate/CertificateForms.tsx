import {
  balancerPartEndpoints,
  certificateEndpoints,
  type Certificate,
  type CheckedCertificate,
} from '@meridian/contract'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { sendUnlisted, type Call } from '../../api/client.ts'
import { query } from '../../api/query.ts'
import { choicesOf } from '../../framework/forms/field-spec.ts'
import { PlainForm } from '../../framework/forms/PlainForm.tsx'
import { words } from '../../framework/text/common.messages.ts'
import { describeError } from '../../framework/text/error-text.ts'
import { wordFor } from '../../framework/text/wording.ts'
import { whenActive } from '../../services/network/when-active.ts'
import { DescriptionList } from '../../ui/Card.tsx'
import { TextArea } from '../../ui/fields/TextArea.tsx'
import {
  certificateMessages as messages,
  certificateNotes,
  certificatePhrases as phrases,
  certificateProblems,
} from './certificate.messages.ts'

/** The name of the field keeps it out of drafts. */
const addSchema = z.object({ name: z.string().trim().min(1).max(255), private_pem: z.string().min(1).max(200_000) })

/** What was pasted is checked before anything is stored. */
export const AddCertificate = () => (
  <PlainForm
    size="large"
    title={messages.add}
    showsCode={false}
    schema={addSchema}
    defaults={{ name: '', private_pem: '' }}
    fields={{
      private_pem: {
        label: messages.pem,
        draw: ({ label, value, onChange, onBlur, ref, error }) => (
          <PemField {...{ label, value, onChange, onBlur, ref, error }} />
        ),
      },
      name: { label: words.name },
    }}
    preflight={{ none: 'Barbican does not say how much of its quotas is used' }}
    submit={(body, send) => send(certificateEndpoints.certificateCreate, { body })}
  >
    {({ values }) => <Check pem={values.private_pem} />}
  </PlainForm>
)

interface PemFieldProps {
  label: string
  value: string
  onChange: (text: string) => void
  onBlur: () => void
  ref: (element: HTMLElement | null) => void
  error: string | undefined
}

/** Text, or files that are dropped on it. */
function PemField({ onChange, value, ref, ...field }: PemFieldProps) {
  const { formatMessage } = useIntl()
  return (
    <div
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        const files = [...event.dataTransfer.files]
        void Promise.all(files.map((file) => file.text())).then((added) =>
          onChange([value, ...added].filter(Boolean).join('\n')),
        )
      }}
    >
      <TextArea
        {...field}
        ref={ref}
        value={value}
        hint={formatMessage(messages.pemHint)}
        optional={false}
        mono
        rows={8}
        spellCheck={false}
        autoComplete="off"
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  )
}

const PAUSE_MS = 400

/** What is wrong with it, or what it is; asked for a moment after the last change, and not kept. */
function Check({ pem }: { pem: string }) {
  const intl = useIntl()
  const [checked, setChecked] = useState<CheckedCertificate | string | null>(null)
  useEffect(() => {
    setChecked(null)
    if (pem.trim() === '') return undefined
    let isOver = false
    const timer = setTimeout(() => {
      sendUnlisted(certificateEndpoints.certificateCheck, { body: { private_pem: pem } }).then(
        (result) => !isOver && setChecked(result),
        (error: unknown) => !isOver && setChecked(describeError(intl, error)),
      )
    }, PAUSE_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [pem, intl])
  if (checked === null) return null
  if (typeof checked === 'string') return <p role="alert">{checked}</p>
  const { problem, notes, read, chain } = checked
  return (
    <div role="status" className="grid gap-3 rounded-lg border border-line p-3">
      <p className={problem ? 'font-medium text-bad' : 'font-medium'}>
        {problem ? wordFor(intl, certificateProblems, problem) : intl.formatMessage(messages.checked)}
      </p>
      {notes.length > 0 && (
        <ul className="grid gap-1 text-warn">
          {notes.map((note) => (
            <li key={note}>{wordFor(intl, certificateNotes, note)}</li>
          ))}
        </ul>
      )}
      {read && (
        <DescriptionList
          items={[
            { term: intl.formatMessage(messages.domains), value: read.domains.join(', ') },
            {
              term: intl.formatMessage(messages.validUntil),
              value: intl.formatMessage(phrases.until, {
                from: intl.formatDate(read.not_before, { dateStyle: 'medium' }),
                to: intl.formatDate(read.not_after, { dateStyle: 'medium' }),
              }),
            },
            { term: intl.formatMessage(messages.issuer), value: read.issuer },
            { term: intl.formatMessage(messages.key), value: read.key },
            ...(chain.length > 0 ? [{ term: intl.formatMessage(messages.chain), value: chain.join(' → ') }] : []),
          ]}
        />
      )}
    </div>
  )
}

const replaceSchema = z.object({ reference: z.string().min(1) })

/** Everything that uses a certificate gets another one, listener by listener. */
export const ReplaceCertificate = ({ item }: { item: Certificate }) => {
  const { formatMessage } = useIntl()
  return (
    <PlainForm
      item={item}
      about={item.name}
      title={messages.replace}
      success={messages.replaced}
      schema={replaceSchema}
      defaults={{ reference: '' }}
      fields={{
        reference: {
          label: messages.new,
          hint: formatMessage(phrases.moves, { count: item.used_by.length }),
          options: choicesOf({
            query: query(certificateEndpoints.certificateList),
            options: ({ items }) =>
              items
                .filter(({ id, has_key: hasKey }) => id !== item.id && hasKey)
                .map(({ reference, name, read }) => ({
                  value: reference,
                  label: name,
                  note: read?.domains.join(', '),
                })),
            placeholder: messages.chooseNew,
            none: messages.noOther,
          }),
        },
      }}
      submit={async ({ reference }, send) => {
        for (const user of item.used_by) await moveOver(user, item.id, reference, send)
      }}
    />
  )
}

const isSame = (reference: string | null, id: string) => reference?.endsWith(`/${id}`) ?? false

/** The listener as it is now: other certificates of it stay. */
async function moveOver(
  { id, load_balancer_id: balancer }: Certificate['used_by'][number],
  old: string,
  next: string,
  send: Call,
): Promise<void> {
  const { listeners } = await send(balancerPartEndpoints.loadBalancerTree, { params: { id: balancer } })
  const listener = listeners.find((one) => one.id === id)
  if (!listener) return
  const { default_tls_container_ref: first, sni_container_refs: others } = listener
  const body = {
    default_tls_container_ref: isSame(first, old) ? next : first,
    ...(others.length > 0 && { sni_container_refs: others.map((one) => (isSame(one, old) ? next : one)) }),
  }
  await whenActive(balancer, send, () => send(balancerPartEndpoints.listenerUpdate, { params: { id }, body }))
}
