import { saveFile } from '../../ui/save-file.ts'
import { cloudsYaml, openRc, type SignIn } from './credential-files.ts'

const FILES = {
  openRc: { fileOf: (name: string) => `${name}-openrc.sh`, type: 'text/x-shellscript', toText: openRc },
  cloudsYaml: { fileOf: () => 'clouds.yaml', type: 'application/yaml', toText: cloudsYaml },
}

export type CredentialFile = keyof typeof FILES

/** Downloads a file with which other programs sign in; an OpenRC file's name begins with `name`. */
export function saveCredentials(file: CredentialFile, signIn: SignIn, name: string): void {
  const { fileOf, type, toText } = FILES[file]
  saveFile(fileOf(name), toText(signIn), `${type};charset=utf-8`)
}
