import { changeChoices, withoutChoice, type Choice } from './choices.ts'

/** More of them would not be in sight at once. */
export const MOST_PINS = 9

/** Whether another one fits beside those of the same half. */
export const hasRoom = (pins: readonly Choice[], { cloud }: Pick<Choice, 'cloud'>): boolean =>
  pins.filter((pin) => pin.cloud === cloud).length < MOST_PINS

export const togglePin = (owner: string, choice: Choice): void =>
  changeChoices('pins', owner, (pins) => {
    const others = withoutChoice(pins, choice.key)
    if (others.length < pins.length) return others
    return hasRoom(pins, choice) ? [...pins, choice] : pins
  })

/** For what no longer exists. */
export function forgetChoice(owner: string, key: string): void {
  changeChoices('pins', owner, (pins) => withoutChoice(pins, key))
  changeChoices('recent', owner, (recent) => withoutChoice(recent, key))
}
