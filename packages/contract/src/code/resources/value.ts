/** What a call creates, as a resource of a language that declares resources. */
export interface Resource {
  type: string
  /** Its name in the text, as `network` or `network_2`. */
  label: string
  values: Record<string, Value>
  /** Values of the call that the language has no arguments for. */
  lost: readonly string[]
}

/** The id of another resource of the same text. */
export class Created {
  readonly resource: Resource
  constructor(resource: Resource) {
    this.resource = resource
  }
}

/** What exists in the cloud, by its name. */
export class Existing {
  readonly kind: 'network' | 'image' | 'flavor' | 'security_group' | 'keypair'
  readonly name: string
  constructor(kind: Existing['kind'], name: string) {
    this.kind = kind
    this.name = name
  }
}

/** A value that may be a secret: the user who runs the code enters it. */
export class Variable {
  readonly name: string
  readonly description: string
  constructor(name: string, description: string) {
    this.name = name
    this.description = description
  }
}

/** The name of the network that has this id. */
export class NetworkName {
  readonly network: Value
  constructor(network: Value) {
    this.network = network
  }
}

/** A map as the call has it: users choose its keys. Other maps have the keys of the language. */
export class Given {
  readonly entries: Readonly<Record<string, Value>>
  constructor(entries: Readonly<Record<string, Value>>) {
    this.entries = entries
  }
}

export type Value =
  | string
  | number
  | boolean
  | null
  | Created
  | NetworkName
  | Given
  | Existing
  | Variable
  | readonly Value[]
  | { readonly [name: string]: Value }
