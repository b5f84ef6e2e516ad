type Labels = Record<string, string | number>

/** In seconds, from a cached response to a slow cloud. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

interface Series {
  labels: Labels
  count: number
  sum: number
  buckets: number[]
}

/** A histogram in Prometheus' text format. */
export class Histogram {
  readonly #name: string
  readonly #help: string
  readonly #series = new Map<string, Series>()

  constructor(name: string, help: string) {
    this.#name = name
    this.#help = help
  }

  observe(labels: Labels, seconds: number): void {
    const key = JSON.stringify(labels)
    const series = this.#series.get(key) ?? { labels, count: 0, sum: 0, buckets: BUCKETS.map(() => 0) }
    this.#series.set(key, series)
    series.count += 1
    series.sum += seconds
    BUCKETS.forEach((limit, index) => {
      if (seconds <= limit) series.buckets[index] = (series.buckets[index] ?? 0) + 1
    })
  }

  lines(): string[] {
    const name = this.#name
    return [
      `# HELP ${name} ${this.#help}`,
      `# TYPE ${name} histogram`,
      ...[...this.#series.values()].flatMap(({ labels, count, sum, buckets }) => [
        ...BUCKETS.map((limit, index) => `${name}_bucket${text({ ...labels, le: limit })} ${buckets[index] ?? 0}`),
        `${name}_bucket${text({ ...labels, le: '+Inf' })} ${count}`,
        `${name}_sum${text(labels)} ${sum}`,
        `${name}_count${text(labels)} ${count}`,
      ]),
    ]
  }
}

const single =
  (type: 'gauge' | 'counter') =>
  (name: string, help: string, value: number): string[] => [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    `${name} ${value}`,
  ]

export const gauge = single('gauge')
/** What only grows; its name ends with `_total`. */
export const counter = single('counter')

const text = (labels: Labels) =>
  `{${Object.entries(labels)
    .map(([name, value]) => `${name}="${escaped(String(value))}"`)
    .join(',')}}`

const escaped = (value: string) => value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
