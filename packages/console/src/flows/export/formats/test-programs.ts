import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
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
exec 3>&1 1>/dev/null
`

/** Runs a script in bash, with nothing in the path and an empty folder; returns the commands that it called. */
export function commandsIn(script: string, env: Readonly<Record<string, string>> = {}): string[][] {
  const root = mkdtempSync(join(tmpdir(), 'meridian-names-'))
  const [file, folder] = [join(root, 'script'), join(root, 'empty')]
  try {
    mkdirSync(folder)
    writeFileSync(file, `${RECORDER}\n${script}\n`)
    // Node gives a child a socket as its input, which bash takes for a remote login: it would run its startup file.
    const output = execFileSync('/bin/bash', ['--norc', file], {
      encoding: 'utf8',
      cwd: folder,
      env: { PATH: '', LC_ALL: 'C.UTF-8', ...env },
      maxBuffer: 64 * 1024 * 1024,
      timeout: 60_000,
    })
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

/** The result of a Python program that reads `input` from `sys.stdin` and prints JSON. */
export const python = (program: string, input: string): unknown =>
  JSON.parse(
    execFileSync('/usr/bin/python3', ['-c', program], { input, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }),
  )

/** YAML as Heat and the clients of OpenStack read it. */
export const pyYaml = (text: string): unknown =>
  python('import json, sys, yaml\nprint(json.dumps(yaml.safe_load(sys.stdin.buffer.read().decode())))', text)
