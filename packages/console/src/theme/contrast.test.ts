import { globSync, readFileSync } from 'node:fs'
import * as path from 'node:path'
import { expect, test } from 'vitest'

/** Linear sRGB, each from 0 to 1, and opacity. */
interface Colour {
  rgb: readonly [number, number, number]
  alpha: number
}

/** Parses the notations of tokens.css: `#fff`, `rgb(1 2 3 / 0.5)`, `oklch(0.5 0.19 272 / 0.1)` and `transparent`. */
function parseColour(text: string): Colour {
  if (text === 'transparent') return { rgb: [0, 0, 0], alpha: 0 }
  if (text === '#fff') return { rgb: [1, 1, 1], alpha: 1 }
  const [, notation = '', values = ''] = /^(\w+)\(([^)]*)\)$/.exec(text) ?? []
  const [first = 0, second = 0, third = 0, alpha = 1] = values.split(/[\s/]+/).map(Number)
  if (notation === 'oklch') return { rgb: fromOklch(first, second, third), alpha }
  if (notation === 'rgb') return { rgb: [toLinear(first / 255), toLinear(second / 255), toLinear(third / 255)], alpha }
  throw new Error(`${text} is no colour that is known here`)
}

const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
const fromLinear = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055)
const inGamut = (value: number) => Math.min(1, Math.max(0, value))

/** https://bottosson.github.io/posts/oklab/ */
function fromOklch(lightness: number, chroma: number, hue: number): Colour['rgb'] {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    inGamut(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    inGamut(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    inGamut(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ]
}

/** The visible colour of `above` on the opaque `below`: browsers blend encoded sRGB. */
function blend(above: Colour, below: Colour): Colour {
  const mix = (index: 0 | 1 | 2) =>
    toLinear(fromLinear(above.rgb[index]) * above.alpha + fromLinear(below.rgb[index]) * (1 - above.alpha))
  return { rgb: [mix(0), mix(1), mix(2)], alpha: 1 }
}

const luminance = ({ rgb: [red, green, blue] }: Colour) => 0.2126 * red + 0.7152 * green + 0.0722 * blue

/** WCAG's contrast ratio, from 1 to 21. */
function contrast(one: Colour, other: Colour): number {
  const [darker, lighter] = [luminance(one), luminance(other)].toSorted((left, right) => left - right) as [
    number,
    number,
  ] // as many as were given
  return (lighter + 0.05) / (darker + 0.05)
}

const THEMES = ['light', 'dark'] as const
type Theme = (typeof THEMES)[number]

/** Tokens that differ by theme: `--ink: light-dark(…, …);`. */
const tokens = [
  ...readFileSync(path.join(import.meta.dirname, 'tokens.css'), 'utf8').matchAll(
    /--([\w-]+): light-dark\((#\w+|\w+\([^)]*\)), ([^;]+)\);/g,
  ),
]
const namesOfTokens = new Set(tokens.map(([, name = '']) => name))
const byTheme: Record<Theme, ReadonlyMap<string, Colour>> = {
  light: new Map(tokens.map(([, name = '', light = '']) => [name, parseColour(light)])),
  dark: new Map(tokens.map(([, name = '', , dark = '']) => [name, parseColour(dark)])),
}

function colourOf(theme: Theme, name: string): Colour {
  const colour = byTheme[theme].get(name)
  if (!colour) throw new Error(`tokens.css has no ${name}`)
  return colour
}

interface Pair {
  front: string
  /** From bottom to top; upper layers may be translucent. */
  layers: readonly [string, ...string[]]
}

const ratioOf = (theme: Theme, { front, layers: [ground, ...above] }: Pair): number =>
  contrast(
    colourOf(theme, front),
    above.reduce((below, layer) => blend(colourOf(theme, layer), below), colourOf(theme, ground)),
  )

const tooWeak = (pairs: readonly Pair[], least: number): string[] =>
  THEMES.flatMap((theme) =>
    pairs
      .filter((pair) => ratioOf(theme, pair) < least)
      .map((pair) => `${theme}: ${pair.front} on ${pair.layers.join(' + ')}: ${ratioOf(theme, pair).toFixed(2)}`),
  )

/** The backgrounds of pages, cards, popups and wells. */
const GROUNDS = ['bg', 'surface', 'raised', 'sunken']
/** WCAG 1.4.3 for text, 1.4.11 for lines and marks. */
const TEXT_RATIO = 4.5
const MARK_RATIO = 3

/** `front` on every background, also with the hover colour. */
const onGrounds = (front: string): Pair[] =>
  GROUNDS.flatMap((ground) => [
    { front, layers: [ground] },
    { front, layers: [ground, 'hover'] },
  ])

interface Class {
  /** As in `hover:`; empty if it always applies. */
  state: string
  colour: string
}

const classesOf = (list: string, kind: 'text' | 'bg'): Class[] =>
  list.split(/\s+/).flatMap((each) => {
    const [, state = '', colour = ''] = new RegExp(`^(.*:)?${kind}-([\\w-]+)$`).exec(each) ?? []
    // WCAG has no requirement for disabled controls.
    return namesOfTokens.has(colour) && !/(^|:)(data-|peer-|has-)?disabled:/.test(state) ? [{ state, colour }] : []
  })

/** Each text colour that shares a class list with a background, in each state of either. */
function pairsOf(list: string): Pair[] {
  const texts = classesOf(list, 'text')
  const grounds = classesOf(list, 'bg')
  const inState = (classes: readonly Class[], state: string) => {
    const own = classes.filter((each) => each.state === state)
    return own.length > 0 ? own : classes.filter((each) => each.state === '')
  }
  // The check mark is `accent-ink`, and is visible only while its box is `data-checked:bg-accent`.
  const isShown = (front: string, ground: string) => {
    const family = /^(\w+)-ink$/.exec(front)?.[1]
    const isOf = (name: string) => family !== undefined && name.startsWith(family)
    return isOf(ground) || !grounds.some(({ colour }) => isOf(colour))
  }
  const states = new Set([...texts, ...grounds].map(({ state }) => state))
  return [...states].flatMap((state) =>
    inState(grounds, state).flatMap(({ colour: ground }) =>
      inState(texts, state)
        .filter(({ colour }) => isShown(colour, ground))
        .map(({ colour: front }): Pair => ({
          front,
          layers: ground === 'hover' ? ['surface', 'hover'] : [ground],
        })),
    ),
  )
}

const source = path.resolve(import.meta.dirname, '..')
const strings = globSync('**/*.{ts,tsx}', { cwd: source, exclude: ['**/*.test.*', 'gallery/**'] })
  .flatMap((file) => readFileSync(path.join(source, file), 'utf8').match(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g) ?? [])
  .map((text) => text.slice(1, -1))
const pairs = strings.flatMap(pairsOf)
const onItsOwnGround = new Set(pairs.map(({ front }) => front))

test('black on white and red on white have the contrast ratios of WCAG', () => {
  const white = parseColour('#fff')
  expect(contrast(parseColour('rgb(0 0 0)'), white)).toBeCloseTo(21)
  expect(contrast(parseColour('rgb(255 0 0)'), white)).toBeCloseTo(4, 2)
  expect(contrast(parseColour('oklch(0.628 0.2577 29.23)'), white)).toBeCloseTo(4, 1)
})

test('every text colour is legible on every background, in both themes', () => {
  const colours = new Set(strings.flatMap((list) => classesOf(list, 'text')).map(({ colour }) => colour))
  // `accent-ink`, `bad-ink` and the backgrounds themselves are for text on coloured backgrounds.
  const free = [...colours].filter((name) => !name.endsWith('-ink') && !GROUNDS.includes(name))
  expect(free).toEqual(expect.arrayContaining(['ink', 'ink-2', 'ink-3', 'accent', 'ok', 'warn', 'bad', 'busy']))
  expect(tooWeak(free.flatMap(onGrounds), TEXT_RATIO)).toEqual([])
})

test('text is legible on the background of its own component, in both themes', () => {
  expect([...onItsOwnGround]).toEqual(expect.arrayContaining(['accent-ink', 'bad-ink', 'accent', 'warn']))
  expect(tooWeak(pairs, TEXT_RATIO)).toEqual([])
})

test('borders of fields and series of charts have enough contrast, in both themes', () => {
  const series = [...namesOfTokens].filter((name) => name.startsWith('chart-'))
  const fields = GROUNDS.map((ground): Pair => ({ front: 'line-field', layers: [ground] }))
  const marks = [...fields, ...series.map((front): Pair => ({ front, layers: ['surface'] }))]
  expect(series).toHaveLength(6)
  expect(tooWeak(marks, MARK_RATIO)).toEqual([])
})
