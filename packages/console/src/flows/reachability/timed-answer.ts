import { ask, type Answer, type Cloud, type Question } from '@meridian/reachability'

/** The answer, and how many milliseconds it took. */
export function timedAnswer(cloud: Cloud, question: Question): { answer: Answer; time: number } {
  const start = performance.now()
  const answer = ask(cloud, question)
  return { answer, time: Math.max(1, Math.round(performance.now() - start)) }
}
