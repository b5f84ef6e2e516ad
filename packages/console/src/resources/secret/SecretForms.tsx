import { secretEndpoints } from '@meridian/contract'
import * as z from 'zod'
import { PlainForm } from '../../framework/forms/PlainForm.tsx'
import { words } from '../../framework/text/common.messages.ts'
import { keyAlgorithms, secretMessages as messages, secretTypes } from './secret.messages.ts'

const QUOTAS = 'Barbican does not say how much of its quotas is used'

const name = z.string().trim().min(1).max(255)

/** Public keys and certificates are no passwords, but rather one too many is hidden. */
const createSchema = z.object({
  name,
  secret_type: z.enum(['passphrase', 'opaque', 'symmetric', 'public', 'private', 'certificate']),
  secret: z.string().min(1),
})

export const CreateSecret = () => (
  <PlainForm
    schema={createSchema}
    showsCode={false}
    defaults={{ name: '', secret_type: 'passphrase', secret: '' }}
    fields={{
      name: { label: words.name },
      secret_type: { label: words.type, words: secretTypes, beside: true },
      secret: { label: messages.value, secret: true },
    }}
    preflight={{ none: QUOTAS }}
    submit={(body, send) => send(secretEndpoints.secretCreate, { body })}
  />
)

const generateSchema = z.object({
  name,
  algorithm: z.enum(['aes', 'rsa']),
  bit_length: z.enum(['128', '192', '256', '2048', '3072', '4096']),
})

/** The cloud makes it, so that it never passes the page. */
export const GenerateSecret = () => (
  <PlainForm
    title={messages.generate}
    success={messages.generated}
    schema={generateSchema}
    defaults={{ name: '', algorithm: 'aes', bit_length: '256' }}
    fields={{
      name: { label: words.name, hint: messages.generateHint },
      algorithm: { label: messages.algorithm, words: keyAlgorithms },
      bit_length: { label: messages.bits, beside: true },
    }}
    preflight={{ none: QUOTAS }}
    submit={async ({ bit_length: bits, ...body }, send) => {
      await send(secretEndpoints.secretGenerate, { body: { ...body, bit_length: Number(bits) } })
      return { id: '' }
    }}
  />
)
