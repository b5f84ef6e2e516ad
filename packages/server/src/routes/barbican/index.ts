import { barbican, type Certificate, type CheckedCertificate, type StoredSecret } from '@meridian/contract'
import {
  balancerListeners,
  idInReference,
  keyManagerSecrets as secrets,
  orderSecret,
  secretContainers as containers,
  type ServiceClient,
} from '@meridian/openstack'
import type { Listener, Secret, SecretContainer } from '@meridian/wire'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { badRequest } from '../../errors.ts'
import { OptionalReads } from '../../optional-reads.ts'
import { serve } from '../../serve.ts'
import { serveResource } from '../../serve-resource.ts'
import { checkBundle, readCertificate } from './certificate.ts'

const SERVICE = 'key-manager'

/** Barbican's times have no zone. */
const withZone = (time: string) => (/[Z+]/.test(time) ? time : `${time}Z`)

const secretView = ({ secret_ref, content_types: types, ...secret }: Secret): StoredSecret => ({
  ...secret,
  id: idInReference(secret_ref),
  name: secret.name ?? '',
  content_type: types?.default ?? null,
  created: withZone(secret.created),
  expiration: secret.expiration === null ? null : withZone(secret.expiration),
})

const showSecret = async (client: ServiceClient, id: string) => secretView(await secrets.show(client, id))

export function barbicanRoutes(app: FastifyInstance): void {
  serveResource(app, SERVICE, [
    [barbican.secretList, async (client) => (await secrets.list(client)).map(secretView)],
    [barbican.secretView, showSecret],
    [barbican.secretValue, valueOf],
    [barbican.secretCreate, createSecret],
    [
      barbican.secretGenerate,
      (client, { algorithm, ...meta }) =>
        orderSecret(client, { type: algorithm === 'rsa' ? 'asymmetric' : 'key', meta: { ...meta, algorithm } }),
    ],
    [barbican.secretDelete, secrets.remove],
    [barbican.certificateCreate, createCertificate],
    [barbican.certificateDelete, removeCertificate],
  ])
  serve(app, barbican.certificateList, async (_input, request) => {
    const reads = new OptionalReads()
    const client = request.openstack(SERVICE)
    const [found, listeners] = await Promise.all([containers.certificates(client), listenersOf(request, reads)])
    const items = await Promise.all(found.map((one) => certificateView(client, one, listeners, reads)))
    return { items, ...reads.gaps }
  })
  serve(app, barbican.certificateView, async ({ params }, request) => {
    const reads = new OptionalReads()
    const client = request.openstack(SERVICE)
    const [one, listeners] = await Promise.all([containers.show(client, params.id), listenersOf(request, reads)])
    return certificateView(client, one, listeners, reads)
  })
  serve(app, barbican.certificateCheck, ({ body }): CheckedCertificate => checkBundle(body.private_pem, Date.now()))
}

async function valueOf(client: ServiceClient, id: string) {
  const { content_type: type } = await showSecret(client, id)
  const bytes = await secrets.payload(client, id, type ?? undefined)
  const text = bytes.toString('utf8')
  return { text: Buffer.from(text).equals(bytes) ? text : null, base64: bytes.toString('base64') }
}

interface SecretGiven {
  name: string
  secret_type: string
  secret: string
  expiration?: string | undefined
}

const storedAs = (payload: string) => ({ payload, payload_content_type: 'text/plain' })

async function createSecret(client: ServiceClient, { secret, ...given }: SecretGiven) {
  return { id: await secrets.create(client, { ...given, ...storedAs(secret) }) }
}

/** The listeners of the project: a cloud without load balancers has none. */
async function listenersOf(request: FastifyRequest, reads: OptionalReads): Promise<Listener[]> {
  const project_id = request.access.token.project?.id
  const { catalog } = request.access.token
  if (!catalog?.some(({ type }) => type === 'load-balancer')) return []
  return reads.read(balancerListeners.list(request.openstack('load-balancer'), { project_id }), [])
}

const partOf = ({ secret_refs: parts }: SecretContainer, wanted: string) =>
  parts.find(({ name }) => name === wanted)?.secret_ref

/** Whether a listener names this container; references of different hosts are the same. */
const uses = (listener: Listener, id: string) =>
  [listener.default_tls_container_ref, ...listener.sni_container_refs].some(
    (reference) => reference !== null && idInReference(reference) === id,
  )

async function certificateView(
  client: ServiceClient,
  container: SecretContainer,
  listeners: readonly Listener[],
  reads: OptionalReads,
): Promise<Certificate> {
  const id = idInReference(container.container_ref)
  const part = partOf(container, 'certificate')
  const bytes = part && (await reads.read(secrets.payload(client, idInReference(part)), null))
  return {
    id,
    name: container.name ?? '',
    status: container.status,
    created: withZone(container.created),
    reference: container.container_ref,
    has_key: partOf(container, 'private_key') !== undefined,
    has_chain: partOf(container, 'intermediates') !== undefined,
    read: bytes ? readCertificate(bytes) : null,
    used_by: listeners
      .filter((listener) => uses(listener, id))
      .map((listener) => ({
        id: listener.id,
        name: listener.name,
        protocol_port: listener.protocol_port,
        load_balancer_id: listener.loadbalancers[0]?.id ?? '',
      })),
  }
}

/** Stores the parts, then what joins them; if one fails, those before it are deleted again. */
async function createCertificate(client: ServiceClient, { name, private_pem }: { name: string; private_pem: string }) {
  const { bundle, problem } = checkBundle(private_pem, Date.now())
  if (!bundle) throw badRequest(`The certificate was not stored: ${problem ?? ''}`)
  const made: string[] = []
  const store = async (part: string, secret_type: string, pem: string) => {
    const id = await secrets.create(client, { name: `${name} ${part}`, secret_type, ...storedAs(pem) })
    made.push(id)
    return { name: part, secret_ref: client.urlOf(`/v1/secrets/${id}`) }
  }
  try {
    const secret_refs = [
      await store('certificate', 'certificate', bundle.certificate),
      await store('private_key', 'private', bundle.key),
      ...(bundle.intermediates ? [await store('intermediates', 'certificate', bundle.intermediates)] : []),
    ]
    return { id: await containers.create(client, { name, type: 'certificate', secret_refs }) }
  } catch (error) {
    // The first refusal is what the user has to know; what cannot be deleted is in the list of secrets.
    await Promise.allSettled(made.map((id) => secrets.remove(client, id)))
    throw error
  }
}

/** First what joins the parts, so that no empty certificate is left if one of them cannot be deleted. */
async function removeCertificate(client: ServiceClient, id: string): Promise<void> {
  const { secret_refs: parts } = await containers.show(client, id)
  await containers.remove(client, id)
  for (const { secret_ref } of parts) await secrets.remove(client, idInReference(secret_ref))
}
