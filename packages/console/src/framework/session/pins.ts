import { changeChoices, withoutChoice, type Choice } from './choices.ts'

export const togglePin = (owner: string, choice: Choice): void =>
  changeChoices('pins', owner, (pins) => {
    const others = withoutChoice(pins, choice.key)
    return others.length < pins.length ? others : [...pins, choice]
  })

/** For what no longer exists. */
export function forgetChoice(owner: string, key: string): void {
  changeChoices('pins', owner, (pins) => withoutChoice(pins, key))
  changeChoices('recent', owner, (recent) => withoutChoice(recent, key))
}
