import type { Incoming, Outgoing, StreamIn, StreamOut } from './call.ts'
import { errorMessage } from './error-body.ts'
import { OpenStackError, ServiceOutage } from './errors.ts'
import { rangeIn, versionRoot, type ApiVersions, type VersionRange } from './microversion.ts'
import type { Sender } from './transport.ts'
import { path as segment } from './url.ts'

export interface ServiceClientOptions {
  transport: Sender
  /** Service type of the catalogue; in error messages and metrics. */
  service: string
  /** The service's endpoint from the catalogue; every URL of this client begins with it. */
  endpoint: string
  token?: string
  /** The project of the token. */
  projectId?: string | undefined
  /** Gets a new token after a 401; the call is then sent once more. */
  renewToken?: () => Promise<string>
  /** The microversions that services support. */
  versions?: ApiVersions
  /** The microversion to send, such as `2.93`. */
  apiVersion?: string
}

export interface ServiceResponse<T> {
  body: T
  headers: Incoming['headers']
}

/**
 * Calls one service with one token. Paths come from `path` templates, so that no user input leads outside the
 * endpoint.
 */
export class ServiceClient {
  readonly service: string
  readonly #options: ServiceClientOptions
  readonly #endpoint: string

  constructor(options: ServiceClientOptions) {
    this.service = options.service
    this.#options = options
    this.#endpoint = options.endpoint.replace(/\/+$/, '')
  }

  /** The same client with the highest of these microversions that the service supports; itself if it supports none of them. */
  async withMicroversion(versions: readonly string[]): Promise<ServiceClient> {
    const apiVersion = await this.#options.versions?.best(versions, this.#endpoint, this.#options)
    return apiVersion ? new ServiceClient({ ...this.#options, apiVersion }) : this
  }

  /** Whether the service supports any of these microversions. */
  async supports(versions: readonly string[]): Promise<boolean> {
    return Boolean(await this.#options.versions?.best(versions, this.#endpoint, this.#options))
  }

  /** The same client with another token of the same user. */
  withToken(token: string): ServiceClient {
    return new ServiceClient({ ...this.#options, token, renewToken: undefined })
  }

  /** Requests the service's versions now; any status is a response. */
  async probe(): Promise<{ status: number; microversions: VersionRange | null; date: string | null; url: string }> {
    const { transport, service, token } = this.#options
    const headers = { accept: 'application/json', ...(token ? { 'x-auth-token': token } : {}) }
    const url = `${versionRoot(this.#endpoint)}/`
    const { status, text, headers: received } = await transport.send(service, url, { method: 'GET', headers })
    const { date } = received
    return {
      status,
      microversions: status < 400 ? rangeIn(text) : null,
      date: typeof date === 'string' ? date : null,
      url,
    }
  }

  /** The same service for another project, if its endpoint ends with the project, as Swift's and Heat's do. */
  forProject(own: string, other: string): ServiceClient {
    const endpoint = this.#endpoint.replaceAll(own, segment`${other}`)
    return new ServiceClient({ ...this.#options, endpoint, projectId: other })
  }

  /** The same service at the endpoint's URL without version and path. */
  atRoot(): ServiceClient {
    return new ServiceClient({ ...this.#options, endpoint: this.#endpoint.replace(/\/v\d+(\.\d+)?(\/.*)?$/, '') })
  }

  /** The project that this client acts in. */
  get projectId(): string | undefined {
    return this.#options.projectId
  }

  /** The full URL of a path of this service. */
  urlOf(path: string): string {
    return this.#endpoint + path
  }

  get<T>(path: string, headers: Record<string, string> = {}): Promise<ServiceResponse<T>> {
    return this.#json<T>({ method: 'GET', headers }, path)
  }

  post<T>(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<ServiceResponse<T>> {
    return this.#json<T>({ method: 'POST', headers, ...jsonBody(body) }, path)
  }

  put<T>(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<ServiceResponse<T>> {
    return this.#json<T>({ method: 'PUT', headers, ...jsonBody(body) }, path)
  }

  patch<T>(path: string, body: unknown, headers: Record<string, string> = {}): Promise<ServiceResponse<T>> {
    return this.#json<T>({ method: 'PATCH', headers, ...jsonBody(body) }, path)
  }

  /** A POST or PUT whose response body does not matter. */
  async act(method: 'POST' | 'PUT', path: string, body?: unknown, headers: Record<string, string> = {}): Promise<void> {
    await this.send({ method, headers, ...jsonBody(body) }, path)
  }

  async delete(path: string, headers: Record<string, string> = {}): Promise<void> {
    await this.send({ method: 'DELETE', headers }, path)
  }

  /** HEAD: the response's headers. */
  async head(path: string): Promise<Incoming['headers']> {
    return (await this.send({ method: 'HEAD', headers: {} }, path)).headers
  }

  /** Streams a body in or out. A stream cannot be sent twice, so a 401 is not retried with a new token. */
  async stream(outgoing: StreamOut, path: string): Promise<StreamIn> {
    const { transport, service, token } = this.#options
    const headers = { ...(token ? { 'x-auth-token': token } : {}), ...outgoing.headers }
    const incoming = await transport.stream(service, this.#endpoint + path, { ...outgoing, headers })
    if (incoming.status < 400) return incoming
    const text = await incoming.body.text()
    throw new OpenStackError(service, incoming.status, errorMessage(incoming.status, text), requestIdOf(incoming))
  }

  /** Sends, and throws for an error status; the body stays text. */
  async send(outgoing: Outgoing, path: string): Promise<Incoming> {
    const { service, token, renewToken } = this.#options
    let incoming = await this.#deliver(outgoing, path, token)
    if (incoming.status === 401 && renewToken) incoming = await this.#deliver(outgoing, path, await renewToken())
    if (incoming.status < 400) return incoming
    const message = errorMessage(incoming.status, incoming.text)
    throw new OpenStackError(service, incoming.status, message, requestIdOf(incoming), incoming.headers)
  }

  #deliver(outgoing: Outgoing, path: string, token: string | undefined): Promise<Incoming> {
    const { transport, service, apiVersion } = this.#options
    const { method, body } = outgoing
    const headers: Record<string, string> = { accept: 'application/json' }
    if (body !== undefined) headers['content-type'] = 'application/json'
    if (token) headers['x-auth-token'] = token
    if (apiVersion) headers['openstack-api-version'] = `${service} ${apiVersion}`
    Object.assign(headers, outgoing.headers)
    return transport.send(service, this.#endpoint + path, { method, body, headers })
  }

  async #json<T>(outgoing: Outgoing, path: string): Promise<ServiceResponse<T>> {
    const incoming = await this.send(outgoing, path)
    return { body: this.#parse(incoming) as T, headers: incoming.headers } // its shape is checked where it is used
  }

  #parse(incoming: Incoming): unknown {
    try {
      const body: unknown = JSON.parse(incoming.text)
      if (typeof body === 'object' && body !== null) return body
    } catch (error) {
      throw new ServiceOutage(this.service, 'garbage', { cause: error })
    }
    throw new ServiceOutage(this.service, 'garbage')
  }
}

const jsonBody = (body: unknown) => (body === undefined ? {} : { body: JSON.stringify(body) })

export function requestIdOf({ headers }: Pick<Incoming, 'headers'>): string | null {
  const id = headers['x-openstack-request-id'] ?? headers['x-compute-request-id'] ?? headers['x-trans-id']
  return typeof id === 'string' ? id : null
}

/** The member `key` of a response; throws unless it is an object. */
export function objectIn<T>(client: ServiceClient, body: unknown, key: string): T {
  const value = (body as Record<string, unknown>)[key] // `body` is an object: #parse lets nothing else through
  if (typeof value !== 'object' || value === null) throw new ServiceOutage(client.service, 'garbage')
  return value as T // its members are checked by the reply's schema
}
