import { useEffect, useRef } from 'react'
import type { StepTarget } from './stored-plans.ts'

type Receiver = Omit<StepTarget, 'details'>

/** The details of plans that are being continued, until the page or dialog of their action takes them. */
const handed = new Map<string, unknown[]>()
const listeners = new Set<() => void>()

const keyOf = ({ type, action, id }: Receiver) => `${type} ${action} ${id}`

export function handOver(target: StepTarget): void {
  if (target.details === undefined) return
  handed.set(keyOf(target), [...(handed.get(keyOf(target)) ?? []), target.details])
  for (const listener of listeners) listener()
}

/** Calls `receive` with the details of a plan that the user continues, also if this page was open before. */
export function useHandedOver(target: Receiver, receive: (details: unknown) => void): void {
  const key = keyOf(target)
  const latest = useRef(receive)
  latest.current = receive
  useEffect(() => {
    const look = () => {
      const all = handed.get(key) ?? []
      handed.delete(key)
      for (const details of all) latest.current(details)
    }
    look()
    listeners.add(look)
    return () => void listeners.delete(look)
  }, [key])
}
