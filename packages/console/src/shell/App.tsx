import type { Boot } from '@meridian/contract'

export function App({ boot }: { boot: Boot }) {
  return <p>{boot.base}</p>
}
