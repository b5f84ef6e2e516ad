import { useEffect, useState } from 'react'

/** The value as it was this long ago, once it has rested that long: for work that is not worth doing with each key. */
export function useDelayed<T>(value: T, delay: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(setSettled, delay, value)
    return () => clearTimeout(timer)
  }, [value, delay])
  return settled
}
