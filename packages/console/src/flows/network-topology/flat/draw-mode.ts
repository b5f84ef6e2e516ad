/** How the flat view is drawn: with names and addresses, or as small as it can be told apart. */
export type DrawMode = 'normal' | 'small'

/** Of one network's column, and of the whole at least, in px. */
export const SIZES: Readonly<Record<DrawMode, { width: number; minHeight: number }>> = {
  normal: { width: 270, minHeight: 500 },
  small: { width: 100, minHeight: 400 },
}

/** What the user chose; otherwise whatever fits the canvas. */
export const drawModeFor = (chosen: DrawMode | null, networks: number, canvasWidth: number): DrawMode =>
  chosen ?? (networks * SIZES.normal.width > canvasWidth ? 'small' : 'normal')
