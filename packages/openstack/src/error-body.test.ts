import { describe, expect, test } from 'vitest'
import { errorMessage } from './error-body.ts'

describe("finds the service's message in an error body", () => {
  test.each([
    [
      'identity',
      '{"error":{"code":401,"message":"The request you have made requires authentication.","title":"Unauthorized"}}',
      'The request you have made requires authentication.',
    ],
    [
      'compute',
      '{"itemNotFound":{"code":404,"message":"Instance x could not be found."}}',
      'Instance x could not be found.',
    ],
    [
      'network',
      '{"NeutronError":{"type":"NetworkInUse","message":"Unable to complete operation.","detail":""}}',
      'Unable to complete operation.',
    ],
    [
      'orchestration',
      '{"code":400,"title":"Bad Request","explanation":"The server could not comply.","error":{"type":"X","message":"Bad template","traceback":null}}',
      'Bad template',
    ],
    ['orchestration', '{"code":400,"explanation":"The server could not comply."}', 'The server could not comply.'],
    [
      'placement',
      '{"errors":[{"status":404,"title":"Not Found","detail":"No resource provider"}]}',
      'No resource provider',
    ],
    [
      'image (page)',
      '<html>\n <head>\n  <title>404 Not Found</title>\n </head>\n <body>\n  <h1>404 Not Found</h1>\n  No image found with ID 0<br /><br />\n\n </body>\n</html>',
      'No image found with ID 0',
    ],
    [
      'image (JSON)',
      '{"message":"No image &lt;b&gt;<br /><br />\\n","code":"404 Not Found","title":"Not Found"}',
      'No image <b>',
    ],
    [
      'object-store',
      '<html><h1>Not Found</h1><p>The resource could not be found.</p></html>',
      'The resource could not be found.',
    ],
    ['metric', '{"code":404,"title":"Not Found","description":"Metric x does not exist"}', 'Metric x does not exist'],
    ['method not allowed', '{"message":"The method is not allowed."}', 'The method is not allowed.'],
  ])('%s', (_service, body, message) => {
    expect(errorMessage(404, body)).toBe(message)
  })

  test('a message that quotes a long text of the user takes no time', () => {
    const began = process.cpuUsage()
    errorMessage(400, JSON.stringify({ badRequest: { message: `Invalid name: ${'<'.repeat(300_000)}` } }))
    // Of CPU time, in microseconds.
    expect(process.cpuUsage(began).user).toBeLessThan(5_000_000)
  })

  test.each([
    [404, 'The resource could not be found.'],
    [503, 'The service gave no reason for its refusal (HTTP 503).'],
  ])('an empty body of a %d gives a sentence too', (status, sentence) => {
    expect(errorMessage(status, '')).toBe(sentence)
  })
})
