/** A rounded box as the data of a path. */
const box = (x: number, y: number, width: number, height: number, r: number) =>
  `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - width}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - height}a${r} ${r} 0 0 1 ${r} ${-r}z`

/** The icons of lucide as the data of one path each: a canvas draws no components. */
export const GLYPHS = {
  external: 'M22 12a10 10 0 1 1-20 0a10 10 0 1 1 20 0M12 2a14.5 14.5 0 0 0 0 20 14.5 14.5 0 0 0 0-20M2 12h20',
  network: `${box(16, 16, 6, 6, 1)}${box(2, 16, 6, 6, 1)}${box(9, 2, 6, 6, 1)}M5 16v-3a1 1 0 0 1 1-1h12a1 1 0 0 1 1 1v3M12 12V8`,
  router: `${box(2, 14, 20, 8, 2)}M6.01 18H6M10.01 18H10M15 10v4M17.84 7.17a4 4 0 0 0-5.66 0M20.66 4.34a8 8 0 0 0-11.31 0`,
  instance: `${box(2, 2, 20, 8, 2)}${box(2, 14, 20, 8, 2)}M6 6h.01M6 18h.01`,
} as const
