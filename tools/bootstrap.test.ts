import { once } from 'node:events'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createProject } from './test-support/bootstrap-project.ts'

let project: ReturnType<typeof createProject>
beforeEach(() => {
  project = createProject()
})
afterEach(() => project.remove())

const newLock = '{ "packages": { "": {}, "node_modules/vite": { "version": "2.0.0" } } }'

describe('installing dependencies', () => {
  test('happens at the first start, and again after the lock file changes', async () => {
    expect(await project.run('start', '--port', '1')).toMatchObject({ code: 0, stdout: 'started --port 1\n' })
    expect(project.calls()).toEqual(['ci', 'vite'])
    expect(await project.run('start')).toMatchObject({ code: 0, stderr: '' })
    expect(project.calls()).toEqual(['ci', 'vite'])
    project.write('package-lock.json', newLock)
    await project.run('cloud')
    expect(project.calls()).toEqual(['ci', 'vite', 'ci'])
  })

  test('is skipped if the user has run npm', async () => {
    await project.run('start')
    project.write('package-lock.json', newLock)
    project.write('node_modules/.package-lock.json', newLock)
    await project.run('cloud')
    expect(project.calls()).toEqual(['ci', 'vite'])
  })

  test('reports a short error, and runs again at the next start', async () => {
    project.write('npm-breaks', '')
    const failed = await project.run('start')
    expect(failed).toMatchObject({ code: 1, stdout: '' })
    expect(failed.stderr).toContain('npm ci failed:\nnpm error code E503\nnpm error the registry is away\n')
    project.remove('npm-breaks')
    expect(await project.run('start')).toMatchObject({ code: 0 })
  })

  test('happens once if two processes start together', async () => {
    const both = [project.start(['start'], { NPM_MS: '300' }), project.start(['start'], { NPM_MS: '300' })]
    expect(await Promise.all(both.map(({ ended }) => ended))).toMatchObject([{ code: 0 }, { code: 0 }])
    expect(project.calls()).toEqual(['ci', 'vite'])
  })

  test('runs again after an interruption', async () => {
    const stopped = project.start(['start'], { NPM_MS: '60000' })
    await expect.poll(project.calls).toEqual(['ci'])
    stopped.child.kill('SIGTERM')
    expect(await stopped.ended).toMatchObject({ signal: 'SIGTERM' })
    expect(await project.run('start')).toMatchObject({ code: 0 })
  })

  test('waits for the npm of a start that was killed', async () => {
    const killed = project.start(['start'], { NPM_MS: '1500' })
    await expect.poll(project.calls).toEqual(['ci'])
    killed.child.kill('SIGKILL')
    expect(await project.run('start')).toMatchObject({
      code: 0,
      stderr: expect.stringContaining('Waiting for another'),
    })
    expect(project.calls()).toEqual(['ci', 'vite'])
  })
})

describe('building the console', () => {
  test('happens only after its sources change', async () => {
    await project.run('build')
    project.write('packages/console/src/main.tsx', 'two')
    project.write('packages/console/src/main.test.tsx', 'a test is no source')
    await project.run('build')
    project.write('packages/console/src/main.test.tsx', 'changed')
    await project.run('build')
    expect(project.calls()).toEqual(['ci', 'vite', 'vite'])
    expect(project.read('packages/console/dist/main.js')).toBe('two')
  })

  test('reports the error and leaves the last build in place', async () => {
    await project.run('build')
    project.write('packages/console/src/main.tsx', 'broken')
    const failed = await project.run('start')
    expect(failed).toMatchObject({ code: 1, stdout: '' })
    expect(failed.stderr).toContain('The console does not build:\nmain.tsx: broken')
    expect(project.read('packages/console/dist/main.js')).toBe('one')
  })
})

describe('a target', () => {
  test('determines the exit code', async () => {
    project.write('apps/meridian/src/main.ts', 'process.exitCode = 7')
    expect(await project.run('start')).toMatchObject({ code: 7 })
  })

  test('gets the signal and can shut down', async () => {
    project.write(
      'apps/meridian/src/main.ts',
      `const on = setInterval(() => {}, 1000)
       process.on('SIGTERM', () => { console.log('saved'); clearInterval(on) })
       console.log('ready')`,
    )
    const started = project.start(['start'])
    await once(started.child.stdout, 'data')
    started.child.kill('SIGTERM')
    expect(await started.ended).toMatchObject({ code: 0, stdout: 'ready\nsaved\n' })
  })

  test('ends the bootstrap with the signal that ended it', async () => {
    project.write('apps/meridian/src/main.ts', `setInterval(() => {}, 1000)\nconsole.log('ready')`)
    const started = project.start(['start'])
    await once(started.child.stdout, 'data')
    started.child.kill('SIGINT')
    expect(await started.ended).toMatchObject({ code: null, signal: 'SIGINT' })
  })

  test('ends when npm ends, even without a signal', async () => {
    project.write('apps/meridian/src/main.ts', `setInterval(() => {}, 1000)\nconsole.log('ready')`)
    const started = project.start(['start'], { npm_lifecycle_event: 'start' }, true)
    await once(started.child.stdout, 'data')
    started.child.kill('SIGKILL')
    // The output closes when the last process that holds it has ended.
    expect(await started.ended).toMatchObject({ signal: 'SIGKILL', stdout: 'ready\n' })
  })

  test('must exist', async () => {
    expect(await project.run('launch')).toMatchObject({ code: 1, stderr: expect.stringContaining('start|dev|cloud') })
  })
})

describe('with an old Node', () => {
  const old = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.0.0' } })`
  const env = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(old)}` }

  test('installs a newer Node of a known hash once and runs everything on it', async () => {
    project.write('apps/meridian/src/main.ts', 'console.log(process.env.PATH)')
    const first = await project.start(['start'], env).ended
    expect(first).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^\S+\/\.runtime\/node-[\d.]+\/node_modules/),
    })
    await project.start(['start'], env).ended
    expect(project.calls()).toEqual(['ci node', 'ci', 'vite'])
  })

  test('reports what to install if npm has no newer Node', async () => {
    project.write('npm-breaks', '')
    const failed = await project.start(['start'], env).ended
    expect(failed).toMatchObject({ code: 1, stderr: expect.stringContaining('Meridian needs Node 24 or newer') })
  })
})
