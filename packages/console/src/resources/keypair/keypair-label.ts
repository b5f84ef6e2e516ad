export const KEYPAIR_TYPE = 'OS::Nova::Keypair'

export const KEY_TYPES = ['ssh', 'x509'] as const
