import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from './run-node.ts'

const MAX_LINES = 300
/** A file is split when it has two ideas, not before. */
const CONSOLE_MEDIAN_LINES = 60

/** The areas of the requirements; a test that proves a requirement has its ID in the title, as in `[TABLE-04]`. */
const AREAS =
  'SHELL TABLE SEARCH MODAL FORM WORKFLOW INLINE TABS CONSOLE PASSWORD CHART METER XFER META STACK TOPO REG FLAVOR ' +
  'IMAGE VOLCREATE QOS TRUNK SWIFT DOMAIN USER ROLE KEYPAIR LAUNCH API'

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(root, file)))
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const linesOf = (file: string) => read(file).split('\n').length - 1
const matching = (pattern: RegExp, but?: RegExp) => files.filter((file) => pattern.test(file) && !but?.test(file))

const tests = matching(/\.(test|e2e|fixture)\.tsx?$/)
const sources = matching(/\.(tsx?|mjs|cjs|css)$/, /\.(test|e2e|fixture)\.tsx?$/)
const texts = matching(/\.(tsx?|mjs|cjs|css|json|md|html|sql|ya?ml)$|^\.|^[^.]+$/, /\.(png|woff2)$/)

/** The lines that match the pattern, as `file:line: text`. */
function occurrences(pattern: RegExp, where: readonly string[]): string[] {
  return where.flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
  )
}

describe('files', () => {
  test(`have at most ${MAX_LINES} lines`, () => {
    const lengths = [...sources, ...tests].map((file) => ({ file, lines: linesOf(file) }))
    expect(lengths.filter(({ lines }) => lines > MAX_LINES)).toEqual([])
  })

  test(`half of the console's have at least ${CONSOLE_MEDIAN_LINES} lines`, () => {
    const lengths = sources.filter((file) => /^packages\/console\/src\/.*\.tsx?$/.test(file)).map(linesOf)
    const median = lengths.toSorted((one, other) => one - other)[Math.floor(lengths.length / 2)]
    expect(median).toBeGreaterThanOrEqual(CONSOLE_MEDIAN_LINES)
  })

  test('are named PascalCase.tsx for components and kebab-case for the rest', () => {
    const roles =
      '(?:\\.(?:manifest|resource|columns|facets|actions|queries|messages|wizard|map|story|config|test|e2e|fixture|d))*'
    const kebab = new RegExp(`^[a-z0-9]+(?:-[a-z0-9]+)*${roles}\\.(?:ts|tsx|mjs|css)$`)
    const pascal = /^[A-Z][A-Za-z0-9]*(?:\.test)?\.tsx$/
    const isWell = (name: string) => kebab.test(name) || pascal.test(name)
    expect(matching(/\.(tsx?|mjs|css)$/).filter((file) => !isWell(basename(file)))).toEqual([])
  })

  test('are named for what they do', () => {
    expect(files.filter((file) => /(?:^|\/)(?:utils?|helpers?|common|misc)\.tsx?$/.test(file))).toEqual([])
  })

  test('are in kebab-case folders', () => {
    const folders = matching(/\.(tsx?|mjs|css|sql)$/).flatMap((file) => file.split('/').slice(0, -1))
    expect([...new Set(folders)].filter((name) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name))).toEqual([])
  })
})

describe('texts', () => {
  test('framework and widgets know no service', () => {
    const below = matching(/^packages\/console\/src\/(framework|ui)\/.*\.tsx?$/, /\.(test|fixture)\.tsx?$/)
    expect(
      occurrences(/\b(?:Nova|Neutron|Glance|Cinder|Keystone|Swift|Heat|OpenStack)\b|OS::[A-Z]|tenant/, below),
    ).toEqual([])
  })

  test('the lock file names no registry', () => {
    expect(occurrences(/"resolved": "(?:git|https?):/, ['package-lock.json'])).toEqual([])
    expect(occurrences(/registry\s*=/, ['.npmrc'])).toEqual([])
  })

  test('no local path', () => {
    expect(occurrences(/(?<![\w.:])\/(?:work|root|home|Users)\/\w|\.\.\/shared\b/, texts)).toEqual([])
  })

  test('no TODO without an issue', () => {
    expect(occurrences(/\b(?:TODO(?!\(#\d)|FIXME|XXX)\b/, [...sources, ...tests].filter(notThis))).toEqual([])
  })

  test('a lint exception gives its reason on the same line', () => {
    const comments = occurrences(/(?:oxlint|eslint)-disable/, [...sources, ...tests].filter(notThis))
    expect(comments.filter((comment) => !/ -- \S/.test(comment))).toEqual([])
  })

  test('a cast or ! gives its reason on the same line', () => {
    const cast = /\bas (?!const\b)[\w{(]|[\w\])]!(?:[.[),\s]|$)/
    const unexplained = (file: string) => {
      const lines = read(file).split('\n')
      return lines.flatMap((line, index) => {
        const isCode = !/^\s*(?:import|export|\/?\*|\/\/)/.test(line)
        // An alias in an import of several lines.
        const isAlias = /^\s*(?:type )?\w+ as \w+,$/.test(line)
        // The formatter may break the line between the cast and its reason.
        const isExplained = lines.slice(index, index + 3).some((next) => /\/[/*]/.test(next))
        const casts = isCode && !isAlias && !isExplained && cast.test(line.replaceAll(/(['"`]).*?\1/g, "''"))
        return casts ? [`${file}:${index + 1}: ${line.trim()}`] : []
      })
    }
    expect(sources.filter((file) => /\.tsx?$/.test(file)).flatMap(unexplained)).toEqual([])
  })

  test('zod is imported as a namespace, which is a third of the size of its z object', () => {
    expect(occurrences(/import \{.*\} from 'zod'/, [...sources, ...tests])).toEqual([])
  })

  test('a selector after :has() names a class, or each change makes browsers style the whole page anew', () => {
    expect(occurrences(/^(?!\s*\*).*:has\(.*\)\s*[>+~ ]\s*[:*]/, matching(/\.css$/))).toEqual([])
  })

  test('a form is noValidate: browsers show their messages in their own language', () => {
    const forms = sources.filter((file) => /^packages\/console\/src\/.*\.tsx$/.test(file))
    expect(forms.filter((file) => /<form\b(?!\s+noValidate\b)/.test(read(file)))).toEqual([])
  })

  test('no HTML from strings', () => {
    const pattern = /dangerouslySetInnerHTML|\b(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write/
    expect(occurrences(pattern, sources)).toEqual([])
  })
})

describe('tests', () => {
  test('none is skipped or exclusive', () => {
    const pattern = /\b(?:test|it|describe)(?:\.\w+)*\.(?:skip|only|todo|fixme|skipIf|runIf|fails)\b/
    expect(occurrences(pattern, tests.filter(notThis))).toEqual([])
  })

  test('wait for conditions, not for a time', () => {
    expect(occurrences(/waitForTimeout\(/, tests.filter(notThis))).toEqual([])
  })

  test('wait as long as a busy machine may take: a second, which waitFor waits, may be too short', () => {
    expect(occurrences(/\bvi\.waitFor\((?!.*\btimeout\b)/, tests.filter(notThis))).toEqual([])
  })

  test('name requirements that exist', () => {
    const known = new RegExp(`^(?:${AREAS.split(' ').join('|')})-(?:[A-Z]+|[A-Z]+-\\d\\d|\\d\\d)$`)
    const tags = tests.flatMap((file) => [...read(file).matchAll(/['"`]((?:\[[A-Z]{2,}[A-Z0-9-]*\] ?)+)/g)])
    const ids = tags.flatMap((tag) => [...(tag[1] ?? '').matchAll(/\[([^\]]+)\]/g)].map((match) => match[1] ?? ''))
    expect(ids.filter((id) => !known.test(id))).toEqual([])
  })
})

function notThis(file: string): boolean {
  return file !== 'tools/repo.test.ts' // its own patterns are not what they look for
}
