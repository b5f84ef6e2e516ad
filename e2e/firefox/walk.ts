import { existsSync } from 'node:fs'
import { installPackages } from '../../tools/apt.ts'
import { startMeridian } from '../support/meridian.ts'
import { Firefox } from './bidi.ts'

const PROGRAM = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr'

// `npm run test:firefox`: a newcomer's walk in Firefox ESR, from signing in to the line that signs in to the server.
if (!existsSync(PROGRAM)) installPackages(['firefox-esr'])
if (!existsSync(PROGRAM)) throw new Error('Install the package firefox-esr, or set FIREFOX_PATH')
const product = await startMeridian()
const firefox = await Firefox.launch(PROGRAM)
try {
  await firefox.open(`${product.url}/`)
  await firefox.type({ css: 'input[name=username]' }, 'demo')
  await firefox.type({ css: 'input[name=password]' }, 'demo')
  await firefox.click({ role: 'button', name: 'Sign in' })
  await firefox.text({ css: 'h1' }, /^demo$/)
  await firefox.click({ css: 'main a[href$="/project/instances/create"]' })
  await firefox.type({ role: 'textbox', name: 'Server name' }, 'firefox-1')
  await firefox.click({ css: '[role=radiogroup] [role=radio], [role=radiogroup] label:has(input[type=radio])' })
  await firefox.click({ role: 'button', name: 'Create server' })
  const line = await firefox.text({ css: '[aria-label="SSH command"]' }, /ssh \S+@\d+\.\d+\.\d+\.\d+/)
  await firefox.text({ css: 'main' }, /The server runs\./)
  if (firefox.errors.length > 0) throw new Error(`Firefox logged errors:\n${firefox.errors.join('\n')}`)
  process.stdout.write(`Firefox ESR: from signing in to "${line}", without an error.\n`)
} finally {
  await firefox.close()
  await product.stop()
}
