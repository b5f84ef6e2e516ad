import { useCallback, useEffect, useState } from 'react'

/** Heights in px by id, of the elements that it is given as a ref to; the last known ones of those that are gone. */
export function useMeasured(): [
  ReadonlyMap<string, number>,
  (element: HTMLElement | null) => (() => void) | undefined,
] {
  const [heights, setHeights] = useState<ReadonlyMap<string, number>>(new Map())
  const [observer] = useState(
    () =>
      new ResizeObserver((entries) =>
        setHeights((before) => {
          const measured = entries.map(({ target }) => [idOf(target), target.getBoundingClientRect().height] as const)
          return new Map([...before, ...measured])
        }),
      ),
  )
  useEffect(() => () => observer.disconnect(), [observer])
  const measure = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined
      observer.observe(element)
      return () => observer.unobserve(element)
    },
    [observer],
  )
  return [heights, measure]
}

const idOf = (element: Element) => element.querySelector('[data-row]')?.getAttribute('data-row') ?? ''
