import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { CallReport } from '@meridian/openstack'
import Fastify, { type FastifyInstance } from 'fastify'
import { ApiRefusal, registerErrors } from '../errors.ts'
import { registerHosts } from '../plugins/hosts.ts'
import { isSameSecret } from '../session/same-secret.ts'
import { gauge, Histogram } from './prometheus.ts'

const NANO = 1e-9
const MILLI = 1e-3

/** Metrics: our responses by route, the cloud's by service, and this process. */
export class Metrics {
  readonly #responses = new Histogram('meridian_http_request_seconds', 'Responses of the console, by route and status')
  readonly #calls = new Histogram('meridian_upstream_request_seconds', 'Calls to the cloud, by service and status')
  readonly #loop = monitorEventLoopDelay({ resolution: 20 })

  readonly #parts: (() => string[])[] = []

  /** Adds the lines of another part of the server. */
  add(lines: () => string[]): void {
    this.#parts.push(lines)
  }

  /** Measures every response by its route pattern, not by its path, which users choose. */
  watch(app: FastifyInstance): void {
    this.#loop.enable()
    app.addHook('onClose', async () => this.#loop.disable())
    app.addHook('onResponse', (request, reply, done) => {
      const route = request.routeOptions.url ?? 'none'
      this.#responses.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime * MILLI)
      done()
    })
  }

  readonly called = ({ service, method, outcome, seconds }: CallReport): void =>
    this.#calls.observe({ service, method, status: outcome }, seconds)

  text(): string {
    const memory = process.memoryUsage()
    return [
      ...this.#responses.lines(),
      ...this.#calls.lines(),
      ...this.#parts.flatMap((lines) => lines()),
      ...gauge('process_resident_memory_bytes', 'Memory of this process', memory.rss),
      ...gauge('nodejs_heap_size_used_bytes', 'Memory in use by JavaScript', memory.heapUsed),
      ...gauge('nodejs_eventloop_lag_p99_seconds', 'How late timers are', this.#loop.percentile(99) * NANO),
      ...gauge('process_uptime_seconds', 'Time since the start', process.uptime()),
      '',
    ].join('\n')
  }
}

interface MetricsOptions {
  allowedHosts?: string[]
  metricsHost?: string
  metricsToken?: string
}

/** Metrics have a port of their own, on loopback unless readers have a token. */
export function metricsApp(metrics: Metrics, options: MetricsOptions = {}): FastifyInstance {
  const { metricsToken: token } = options
  const app = Fastify()
  registerErrors(app)
  registerHosts(app, { allowedHosts: options.allowedHosts, host: options.metricsHost })
  app.addHook('onRequest', ({ headers }, _reply, done) => {
    if (token === undefined || isSameSecret(headers.authorization ?? '', `Bearer ${token}`)) return done()
    done(new ApiRefusal(401, 'METRICS_TOKEN is required.', { 'www-authenticate': 'Bearer' }))
  })
  app.get('/metrics', (_request, reply) => reply.type('text/plain; version=0.0.4; charset=utf-8').send(metrics.text()))
  return app
}
