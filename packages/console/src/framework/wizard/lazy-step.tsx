import { lazy, Suspense, type ComponentType } from 'react'
import { Skeleton } from '../../ui/Skeleton.tsx'

/** A step whose code is fetched when it is first turned to. */
export function lazyStep<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Step = lazy(async () => ({ default: await load() }))
  return function LazyStep(props: Props) {
    return (
      <Suspense fallback={<Skeleton className="h-40 w-full" />}>
        <Step {...props} />
      </Suspense>
    )
  }
}
