// A fake npm: records its calls in npm.log and writes to node_modules what the bootstrap looks for.
import { appendFileSync, copyFileSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const [command] = process.argv.slice(2)
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const runtime = Object.keys(packages).find((path) => path.startsWith('node_modules/node-'))
const modules = join(process.cwd(), 'node_modules')
const put = (path, text) => {
  mkdirSync(dirname(join(modules, path)), { recursive: true })
  writeFileSync(join(modules, path), text)
}

appendFileSync(process.env.NPM_LOG, `${command}${runtime ? ' node' : ''}\n`)
await sleep(Number(process.env.NPM_MS ?? 0))
if (existsSync(process.env.NPM_BREAKS)) {
  console.error('npm error code E503\nnpm error\nnpm error the registry is away')
  process.exit(1)
}
if (runtime) {
  if (!/^sha512-[\w+/]{86}==$/.test(packages[runtime].integrity)) throw new Error('npm error code EINTEGRITY')
  const name = runtime.slice('node_modules/'.length)
  put(`${name}/bin/README.md`, 'Node')
  symlinkSync(process.execPath, join(modules, name, 'bin/node'))
} else {
  mkdirSync(modules, { recursive: true })
  copyFileSync('package-lock.json', join(modules, '.package-lock.json'))
  put('vite/package.json', '{ "name": "vite", "version": "1.0.0" }')
  put(
    'vite/bin/vite.js',
    `const fs = require('node:fs')
     const dist = process.argv[process.argv.indexOf('--outDir') + 1]
     fs.appendFileSync(process.env.NPM_LOG, 'vite\\n')
     if (fs.readFileSync('src/main.tsx', 'utf8') === 'broken') { console.error('main.tsx: broken'); process.exit(1) }
     fs.mkdirSync(dist, { recursive: true })
     fs.copyFileSync('src/main.tsx', dist + '/main.js')`,
  )
}
