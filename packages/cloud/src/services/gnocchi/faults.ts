import { Fault } from '../../core/errors/fault.ts'
import { describeProblem } from '../../core/errors/invalid.ts'
import { json, text } from '../../core/http/reply.ts'
import type { Faults } from '../../core/service/service.ts'

/** A description in parts, as Gnocchi gives it for wrong arguments. */
interface Description {
  cause: string
  reason?: string
  detail: unknown
}

export const described = (status: number, description: Description) =>
  new Fault(status, description.cause, { detail: JSON.stringify(description) })

/** For resources and metrics of other projects: Gnocchi does not hide that they exist. */
export const denied = () => new Fault(403, '')

const EXPLANATIONS: Readonly<Partial<Record<number, string>>> = {
  400: 'The server could not comply with the request since it is either malformed or otherwise incorrect.',
  403: 'Access was denied to this resource.',
  404: 'The resource could not be found.',
}

/** The page of WebOb, which clients get unless they ask for JSON. */
const page = ({ status, title, message }: Fault) => `<html>
 <head>
  <title>${status} ${title}</title>
 </head>
 <body>
  <h1>${status} ${title}</h1>
  ${EXPLANATIONS[status] ?? title}<br /><br />
${message.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}


 </body>
</html>`

export const faults: Faults = {
  write(fault, { headers: { accept = '' } }) {
    const { status, message, title, headers, detail } = fault
    if (status === 401) return json(401, { error: { code: 401, title, message } })
    if (!accept.includes('application/json')) return text(status, 'text/html; charset=UTF-8', page(fault), headers)
    return json(status, { code: status, title, description: detail === '' ? message : JSON.parse(detail) }, headers)
  },
  malformed: 'Unable to decode body: it is no JSON',
  invalid: (problem) => `Invalid input: ${describeProblem(problem)}`,
  unknownPath: 'The resource could not be found.',
  noToken: 'The request you have made requires authentication.',
  refused: () => 'Insufficient privileges',
}
