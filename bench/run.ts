import { benches } from './benches.ts'
import { RAN, toLine } from './measure.ts'
import type { Measure } from './measure.ts'
import { isSmoke } from './size.ts'
import { stopShared } from './started.ts'

/** No small bench takes so long, even on a busy machine. */
const SMOKE_LIMIT_MS = 900_000

const chosen = process.argv.slice(2).filter((name) => name !== '--smoke')
const unknown = chosen.filter((name) => !(name in benches))
if (unknown.length > 0) {
  console.error(`Unknown bench ${unknown.join(', ')}; the benches are: ${Object.keys(benches).join(', ')}`)
  process.exit(2)
}
try {
  for (const [name, measure] of Object.entries(benches)) {
    if (chosen.length > 0 && !chosen.includes(name)) continue
    console.log(name)
    const results = await (isSmoke ? inTime(name, measure()) : measure())
    for (const result of results) {
      console.log(isSmoke ? `${RAN}${result.name}` : `  ${toLine(result)}`)
      if (Number.isNaN(result.value) || (!isSmoke && result.value > result.budget)) process.exitCode = 1
    }
  }
} catch (error) {
  console.error(error)
  process.exitCode = 1
} finally {
  // CI would wait for programs that go on running.
  await stopShared()
}
// A bench that hangs still has something to wait for.
process.exit()

/** A bench that hangs would be waited for without an end. */
function inTime(name: string, results: Promise<Measure[]>): Promise<Measure[]> {
  const late = new Promise<never>((_resolve, reject) => {
    const seconds = SMOKE_LIMIT_MS / 1000
    setTimeout(() => reject(new Error(`${name} did not end within ${seconds} s`)), SMOKE_LIMIT_MS).unref()
  })
  return Promise.race([results, late])
}
