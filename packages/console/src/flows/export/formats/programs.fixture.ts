import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What a shell runs while it reads a script: the words of each command; of a file, its content. */
const RECORDER = `
record() {
  local words=() word file
  for word; do
    if [[ $word == /dev/fd/* && -p $word ]]; then IFS= read -r -d '' word < "$word" || :; fi
    if [[ $word == --*=/dev/fd/* && -p \${word#*=} ]]; then
      IFS= read -r -d '' file < "\${word#*=}" || :
      word="\${word%%=*}=$file"
    fi
    words+=("$word")
  done
  printf '%s\\0' "$#" "\${words[@]}" >&3
}
openstack() { record openstack "$@"; [[ $* == *'volume show'* ]] && echo available || echo an-id; }
curl() { record curl "$@"; }
swift() { record swift "$@"; }
python3() { while IFS= read -r; do :; done; echo an-id; }
sleep() { record sleep; }
command_not_found_handle() { record RUN "$@"; }
`

/** Runs a script in bash, with nothing in the path and an empty folder; returns the commands that it called. */
export const commandsIn = (script: string, env: Readonly<Record<string, string>> = {}): string[][] =>
  recorded((root, cwd) => {
    const file = join(root, 'script')
    writeFileSync(file, `${RECORDER}\nexec 3>&1 1>/dev/null\n${script}\n`)
    // Node gives a child a socket as its input, which bash takes for a remote login: it would run its startup file.
    return execFileSync('/bin/bash', ['--norc', file], {
      encoding: 'utf8',
      cwd,
      env: { PATH: '', LC_ALL: 'C.UTF-8', ...env },
      maxBuffer: 64 * 1024 * 1024,
      timeout: 60_000,
    })
  })

/** The same for a script that is pasted into a terminal which does not know what is pasted and what is typed. */
export const commandsPasted = (script: string): string[][] =>
  recorded((root, folder) => {
    const [rc, output] = [join(root, 'rc'), join(root, 'output')]
    writeFileSync(rc, `${RECORDER}\nPS1= PS2=\nbind 'set enable-bracketed-paste off'\nexec 3>${output}\n`)
    python(TERMINAL, JSON.stringify({ rc, folder, script: `${script}\nexit\n` }))
    return readFileSync(output, 'utf8')
  })

/** The commands in what `run` returns. */
function recorded(run: (root: string, folder: string) => string): string[][] {
  const root = mkdtempSync(join(tmpdir(), 'meridian-names-'))
  const folder = join(root, 'empty')
  try {
    mkdirSync(folder)
    const output = run(root, folder)
    const files = readdirSync(folder)
    if (files.length > 0) throw new Error(`The script has written ${files.join(', ')}`)
    const words = output.split('\0').slice(0, -1)
    const commands: string[][] = []
    while (words.length > 0) commands.push(words.splice(0, Number(words.shift())))
    return commands
  } finally {
    rmSync(root, { recursive: true })
  }
}

/** A terminal with bash in it, into which the program's input is pasted; it prints what bash writes to another file. */
const TERMINAL = `
import json, os, pty, select, sys
given = json.load(sys.stdin)
bash, terminal = pty.fork()
if bash == 0:
    os.chdir(given["folder"])
    os.execve("/bin/bash", ["bash", "--noprofile", "--rcfile", given["rc"], "-i"], 
        {"PATH": "", "LC_ALL": "C.UTF-8", "TERM": "dumb", "HISTFILE": ""})
rest = given["script"].encode()
while True:
    readable, writable, _ = select.select([terminal], [terminal] if rest else [], [])
    try:
        if readable and not os.read(terminal, 65536): break
        if writable: rest = rest[os.write(terminal, rest[:512]):]
    except OSError: break # bash has ended
os.waitpid(bash, 0)
print("null")
`

/** The result of a Python program that reads `input` from `sys.stdin` and prints JSON. */
export const python = (program: string, input: string): unknown =>
  JSON.parse(
    execFileSync('/usr/bin/python3', ['-c', program], {
      input,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      timeout: 60_000, // a pasted quotation mark that nothing closes waits for ever
    }),
  )

/** YAML as Heat (by the loader in C) and the clients of OpenStack read it. */
export const pyYaml = (text: string): unknown =>
  python(
    `
import json, sys, yaml
text = sys.stdin.buffer.read().decode()
read, again = (yaml.load(text, Loader=loader) for loader in (yaml.SafeLoader, yaml.CSafeLoader))
assert read == again
print(json.dumps(read))
`,
    text,
  )
