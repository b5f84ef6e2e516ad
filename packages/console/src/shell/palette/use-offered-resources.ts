import { useEffect, useMemo, useState } from 'react'
import type { AnyResource } from '../../framework/resource/resource.ts'
import { useRegistry } from '../../framework/resource/registry.ts'
import { entriesOf, type Navigation } from '../frame/navigation.ts'

/** The declarations of all types that the user may see a panel of, as they arrive. */
export function useOfferedResources(navigation: Navigation): readonly AnyResource[] {
  const registry = useRegistry()
  const [loaded, setLoaded] = useState<ReadonlyMap<string, AnyResource>>(new Map())
  const offered = useMemo(() => {
    const paths = new Set(entriesOf(navigation).map(({ path }) => path))
    return registry.filter(({ panels }) => Object.values(panels).some(({ path }) => paths.has(path)))
  }, [registry, navigation])
  useEffect(() => {
    let wanted = true
    for (const entry of offered) {
      entry.resource().then(
        (resource) => wanted && setLoaded((before) => new Map(before).set(resource.type, resource)),
        () => {}, // its own page says what is wrong; the others are found without it
      )
    }
    return () => void (wanted = false)
  }, [offered])
  return useMemo(() => offered.flatMap(({ type }) => loaded.get(type) ?? []), [offered, loaded])
}
