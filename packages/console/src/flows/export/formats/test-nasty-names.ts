import * as fc from 'fast-check'

/** What ends strings, lines and comments, or begins templates, substitutions, options and functions, in any dialect. */
const FRAGMENTS = [
  ['"', "'", '`', '\\', '\\"', "\\'", "'\\''", '"""', "'''", '\\\\"', '"; touch pwned; "', "'; touch pwned; '"],
  ['$(touch pwned)', '`touch pwned`', '${HOME}', '$HOME', '$((1))', '<(touch pwned)', '!!', '*', '~', '?', '[a]'],
  [';', '&', '&& touch pwned', '|', '| sh', '>pwned', '\ntouch pwned\n', '\r\ntouch pwned\r\n', ' ', '  ', '\t'],
  [
    '-',
    '--',
    '-rf',
    '--help',
    '--property=a=b',
    '@/etc/passwd',
    '=ls',
    'a=b',
    '==',
    '#',
    '# a',
    ' #',
    '//',
    '/*',
    '*/',
  ],
  ['${file("/etc/passwd")}', '$${a}', '%{if true}', '%%{if}', '${"${1}"}', '}\ndata "external" "x" {\n', '{}\n}\n'],
  ['<<EOF', '\nEOF\n', 'EOF', '{{ a }}', '{% a %}', '{a: b}', '[a, b]', '{', '}', '[', ']', '(', ')', ','],
  [
    ': ',
    ':',
    '- a',
    '-',
    '? a',
    '| ',
    '> ',
    '&a',
    '*a',
    '!a',
    '!!python/object/apply:os.system ["id"]',
    '%YAML',
    '---',
  ],
  ['...', '\n---\n', '\n...\n', '<<', '=', 'yes', 'no', 'on', 'off', 'y', 'n', 'null', '~', 'true', 'Null', 'NaN'],
  ['.inf', '0', '1', '-1', '012', '0x1f', '1e3', '1_000', '12:30:45', '2001-01-01', '1.', '.5', '+1', '0o7'],
  [
    'raw',
    'constructor',
    '__proto__',
    'toString',
    'text',
    'entries',
    'NEW_ID',
    'NEW_ID_1',
    '"$NEW_ID"',
    'new_id',
    'None',
  ],
  [
    'get_file',
    'get_param',
    'get_resource',
    'get_attr',
    'str_replace',
    'yaql',
    'type',
    'if',
    'Ref',
    'Fn::Join',
    'Fn::If',
  ],
  [
    '\u007f',
    '\u0080',
    '\u0085',
    '\u009f',
    '\u00a0',
    '\u2028',
    '\u2029',
    '\ufeff',
    '\ufffe',
    '\uffff',
    '\u200b',
    '\u202e',
  ],
  [
    '\u0000',
    '\u0001',
    '\u0007',
    '\u0008',
    '\u000b',
    '\u000c',
    '\u001b[31m',
    '\u001f',
    'ä',
    'a\u0308',
    '😀',
    '𝒳',
    '日本',
    '\u{10ffff}',
  ],
].flat()

const seed = 20_260_101

/** More than 300 names that programs misread unless they are quoted: each fragment, in the middle of a word, and mixed. */
export const NASTY_NAMES: readonly string[] = [
  ...new Set([
    ...FRAGMENTS,
    ...FRAGMENTS.slice(0, 60).map((fragment) => `a${fragment}b`),
    ...fc.sample(
      fc
        .array(fc.oneof(fc.constantFrom(...FRAGMENTS), fc.string({ unit: 'grapheme' })), { minLength: 2, maxLength: 5 })
        .map((parts) => parts.join('')),
      { numRuns: 120, seed },
    ),
    '\u007f'.repeat(255),
    '\u{1f600}'.repeat(255),
    '"'.repeat(255),
  ]),
].filter((name) => name !== '')

/** No argument of a program can have a NUL. */
export const SHELL_NAMES: readonly string[] = NASTY_NAMES.filter((name) => !name.includes('\0'))
