import { parseArgs } from 'node:util'
import { ConfigError, readConfig, readDoctorTarget } from '@meridian/server'
import { examine } from './doctor/examine.ts'
import { report } from './doctor/findings.ts'
import { checkProxy } from './doctor/proxy.ts'

/** `npm run doctor -- --cloud NAME`: checks a cloud and reports what will not work on it. */
async function main(): Promise<number> {
  const { values } = parseArgs({ options: { cloud: { type: 'string' } } })
  const target = readDoctorTarget(process.env, values.cloud)
  // The doctor does not need the console's cloud.
  const ownEnvironment = { ...process.env, OS_CLOUD: undefined, MERIDIAN_EMBEDDED_CLOUD: 'on' }
  const config = readConfig(ownEnvironment)
  const findings = [...(await checkProxy(config)), ...(await examine(target, config))]
  process.stdout.write(report(findings))
  return findings.some(({ level }) => level === 'fail') ? 1 : 0
}

main().then(
  (code) => {
    process.exitCode = code
  },
  (error: unknown) => {
    const known = error instanceof ConfigError || (error instanceof TypeError && 'code' in error)
    process.stderr.write(`${error instanceof Error ? (known ? error.message : error.stack) : String(error)}\n`)
    process.exitCode = 2
  },
)
