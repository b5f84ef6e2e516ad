import type { Call } from '../../../core/api.ts'
import type { Auth } from '../../../core/auth.ts'
import { Fault } from '../../../core/fault.ts'
import type { Answer, Question } from '../../../core/question.ts'
import type { Background } from '../../../core/service.ts'

/** Somebody for whom Nova asks the other services. */
export interface Asker {
  auth: Auth
  ask: <T>(type: string, question: Question) => Answer<T>
}

/** The one whose request this is. */
export const caller = (call: Call): Asker => ({
  auth: call.auth,
  ask: (type, question) => call.ask(type, question),
})

/** Nova itself, for what only services may do. */
export const serviceOf = (on: Call | Background): Asker => {
  const auth = on.directory.identity.service()
  return { auth, ask: (type, question) => askOn(on, auth, type, question) }
}

/** The owner of something, after the request; Nova itself where the owner is gone. */
export function ownerOf(on: Call | Background, owned: { user_id: string; project_id: string }): Asker {
  const auth = on.directory.identity.actingFor(on.db, owned.user_id, owned.project_id)
  return auth ? { auth, ask: (type, question) => askOn(on, auth, type, question) } : serviceOf(on)
}

const askOn = <T>(on: Call | Background, auth: Auth, type: string, question: Question): Answer<T> =>
  'auth' in on ? on.ask(type, question, auth) : on.ask(auth, type, question)

/** What `work` answers, or what `refused` makes of the other service's refusal. */
export function unless<T, R>(work: () => T, refused: (fault: Fault) => R): T | R {
  try {
    return work()
  } catch (error) {
    if (error instanceof Fault) return refused(error)
    throw error
  }
}
