/** A rule that cannot be parsed; the message names the rule and the position (0-based) in its text. */
export class PolicyError extends Error {
  override name = 'PolicyError'
  readonly rule: string
  readonly position: number

  constructor(rule: string, position: number, reason: string) {
    super(`Policy rule "${rule}", position ${position}: ${reason}`)
    this.rule = rule
    this.position = position
  }
}
