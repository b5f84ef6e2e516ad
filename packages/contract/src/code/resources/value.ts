/** What a call creates, as a resource of a language that declares resources. */
export interface Resource {
  type: string
  /** Its name in the text, as `network` or `network_2`. */
  label: string
  values: Record<string, Value>
}

/** The id of another resource of the same text. */
export class Created {
  readonly resource: Resource
  constructor(resource: Resource) {
    this.resource = resource
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
  | readonly Value[]
  | { readonly [name: string]: Value }
