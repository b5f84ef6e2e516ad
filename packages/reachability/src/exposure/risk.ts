import { isIcmp, type Span } from '../groups/traffic.ts'

export type Risk = 'serious' | 'look' | 'usual'

/** Databases, caches, remote desktops and management: tried by passwords within minutes. */
const SERIOUS: readonly number[] = [
  23, 111, 135, 139, 445, 1433, 1521, 2049, 2375, 2376, 2379, 3306, 3389, 5432, 5601, 5900, 5984, 5985, 6379, 6443,
  7001, 8086, 9092, 9200, 9300, 10_250, 11_211, 15_672, 27_017, 50_070,
]

/** What people open to the world on purpose. */
const USUAL: readonly number[] = [25, 53, 80, 443, 465, 587, 993, 995, 8080, 8443]

const WIDE = 100

/** How worried to be if anyone can reach the port. */
export function riskOf(protocol: number | null, span: Span | null): Risk {
  if (isIcmp(protocol)) return 'usual'
  if (span === null || span.last - span.first >= WIDE) return 'serious'
  if (SERIOUS.some((port) => span.first <= port && port <= span.last)) return 'serious'
  return span.first === span.last && USUAL.includes(span.first) ? 'usual' : 'look'
}
