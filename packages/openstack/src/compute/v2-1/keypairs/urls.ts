import { path } from '../../../url.ts'

export const keypairs = () => '/os-keypairs'
export const keypair = (name: string) => path`/os-keypairs/${name}`
