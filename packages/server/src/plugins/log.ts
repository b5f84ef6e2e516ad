import type { FastifyInstance, FastifyLoggerOptions } from 'fastify'

/** Structured lines, one per request, without query strings, headers and bodies: they can hold secrets. */
export function loggerOptions(stream: NodeJS.WritableStream | undefined): FastifyLoggerOptions | false {
  return stream ? { level: 'info', stream: { write: (line: string) => void stream.write(line) } } : false
}

export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        path: withoutTickets(request.url.split('?', 1)[0] ?? ''),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    )
    done()
  })
}

/** A ticket in a path is a secret, too: the only parts that are so long and have no other characters. */
const withoutTickets = (path: string) => path.replaceAll(/[\w-]{100,}/g, '…')
