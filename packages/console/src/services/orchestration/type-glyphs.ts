/** A rounded box as the data of a path. */
const box = (x: number, y: number, width: number, height: number, r: number) =>
  `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - width}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - height}a${r} ${r} 0 0 1 ${r} ${-r}z`

/** The icons of lucide as the data of one path each: a canvas draws no components. */
export const GLYPHS = {
  stack: 'M12 2 2 7l10 5 10-5zM2 12l10 5 10-5M2 17l10 5 10-5',
  server: `${box(2, 2, 20, 8, 2)}${box(2, 14, 20, 8, 2)}M6 6h.01M6 18h.01`,
  volume: 'M21 5a9 3 0 1 1-18 0a9 3 0 1 1 18 0M3 5v14a9 3 0 0 0 18 0V5M3 12a9 3 0 0 0 18 0',
  db: 'M21 5a9 3 0 1 1-18 0a9 3 0 1 1 18 0M3 5v14a9 3 0 0 0 18 0V5M3 12a9 3 0 0 0 18 0',
  network: `${box(16, 16, 6, 6, 1)}${box(2, 16, 6, 6, 1)}${box(9, 2, 6, 6, 1)}M5 16v-3a1 1 0 0 1 1-1h12a1 1 0 0 1 1 1v3M12 12V8`,
  router: `${box(2, 14, 20, 8, 2)}M6.01 18H6M10.01 18H10M15 10v4M17.84 7.17a4 4 0 0 0-5.66 0M20.66 4.34a8 8 0 0 0-11.31 0`,
  port: 'M12 22v-5M9 8V2M15 8V2M18 8v5a4 4 0 0 1-4 4h-4a4 4 0 0 1-4-4V8z',
  floatingip: 'M22 12a10 10 0 1 1-20 0a10 10 0 1 1 20 0M12 2a14.5 14.5 0 0 0 0 20 14.5 14.5 0 0 0 0-20M2 12h20',
  securitygroup: 'M20 13c0 5-3.5 7.5-8 9-4.5-1.5-8-4-8-9V6c3 0 6-1.5 8-4 2 2.5 5 4 8 4z',
  keypair: 'M15.5 7.5l3 3L22 7l-3-3M21 2l-9.6 9.6M13 15.5a5.5 5.5 0 1 1-11 0a5.5 5.5 0 1 1 11 0',
  image: `${box(3, 3, 18, 18, 2)}M11 9a2 2 0 1 1-4 0a2 2 0 1 1 4 0M21 15l-3.1-3.1a2 2 0 0 0-2.8 0L6 21`,
  unknown:
    'M21 16V8a2 2 0 0 0-1-1.730l-7-4a2 2 0 0 0-2 0l-7 4A2 2 0 0 0 3 8v8a2 2 0 0 0 1 1.730l7 4a2 2 0 0 0 2 0l7-4A2 2 0 0 0 21 16zM3.3 7l8.7 5 8.7-5M12 22V12',
} as const

const KINDS: readonly (readonly [RegExp, keyof typeof GLYPHS])[] = [
  [/^OS::Nova::Server$/, 'server'],
  [/::Volume/, 'volume'],
  [/::Router/, 'router'],
  [/::Port/, 'port'],
  [/::FloatingIP/, 'floatingip'],
  [/::SecurityGroup/, 'securitygroup'],
  [/::KeyPair$/, 'keypair'],
  [/::(?:Web)?Image$/, 'image'],
  [/::(?:Provider)?(?:Net|Subnet)\b/, 'network'],
  [/Stack$|Group$|\.yaml$/, 'stack'],
]

/** The icon of a resource type of Heat. */
export const glyphOfType = (type: string): string =>
  GLYPHS[KINDS.find(([pattern]) => pattern.test(type))?.[1] ?? 'unknown']
