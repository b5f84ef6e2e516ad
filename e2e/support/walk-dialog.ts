import type { DialogAddress } from './dialogs.ts'

/** What became of a dialog: null if all is well. */
export interface Walked {
  name: string
  problem: string | null
  /** Which control was changed. */
  by: string
  ms: number
}

/**
 * Opens a dialog as a link does, changes something in it, presses Cancel and Discard, and opens it again. All of it runs
 * in the page: a round trip for each press would take minutes for all dialogs.
 */
export async function walkDialog({ name, item, parameter }: DialogAddress): Promise<Walked> {
  const TEXT = '7531'
  /** For what the cloud sends. */
  const PATIENCE_MS = 60_000
  const begun = performance.now()
  const until = async <T>(find: () => T | null | undefined | false, ms: number): Promise<T | null> => {
    // On a busy machine the time may be over after one look.
    for (let looks = 0, end = performance.now() + ms; looks * 50 < ms || performance.now() < end; looks++) {
      const found = find()
      if (found) return found
      // Each look lays the page out.
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    return null
  }
  const isShown = (element: Element) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden'
  // A dialog that was closed may still fade out.
  const dialogs = () => [...document.querySelectorAll('[role=dialog]:not([data-walked])')].filter(isShown)
  const leave = () => {
    // Also one that a question hides.
    for (const dialog of document.querySelectorAll('[role=dialog]')) dialog.setAttribute('data-walked', '')
  }
  const isOpen = () => location.search.includes('modal=')
  const button = (text: string) =>
    dialogs()
      .flatMap((dialog) => [...dialog.querySelectorAll('button')])
      .filter((each) => isShown(each) && (each.textContent?.trim() === text || each.ariaLabel === text))
      .at(-1)
  /** Controls that change the form, those that are the most like typing first. */
  const controls = (): HTMLElement[] => {
    const dialog = dialogs().at(-1)
    const all = (selector: string) =>
      [...(dialog?.querySelectorAll<HTMLElement>(selector) ?? [])].filter(
        (each) => isShown(each) && !each.matches(':disabled, [readonly], [aria-disabled=true], [data-disabled]'),
      )
    return [
      ...all('input:not([type]), input[type=text], input[type=password], textarea').filter(
        (each) => each.role !== 'combobox' && each.getAttribute('aria-hidden') !== 'true',
      ),
      // Editors of code, which are in trees of their own.
      ...[...(dialog?.querySelectorAll('div') ?? [])].flatMap(({ shadowRoot }) => [
        ...(shadowRoot?.querySelectorAll<HTMLElement>('[contenteditable=true]') ?? []),
      ]),
      ...all('[role=switch], [role=checkbox], [role=radio][aria-checked=false]'),
      ...all('button[type=button]').filter((each) =>
        /^(?:Choose|Add|Remove)\b/.test(each.ariaLabel ?? each.textContent ?? ''),
      ),
      ...all('[role=combobox]'),
    ]
  }
  const isEditor = (each: Element): boolean => each instanceof HTMLElement && each.isContentEditable
  const isText = (each: Element) =>
    each instanceof HTMLInputElement || each instanceof HTMLTextAreaElement || isEditor(each)
  const keyOf = (each: HTMLElement) =>
    [
      each.tagName,
      each.role,
      each.getAttribute('name') ?? '',
      each.ariaLabel ?? (isText(each) ? '' : each.textContent),
    ].join(' ')
  const stateOf = (each: Element) =>
    each instanceof HTMLInputElement || each instanceof HTMLTextAreaElement
      ? each.value
      : each.role === 'combobox' || isEditor(each)
        ? each.textContent
        : each.ariaChecked
  const press = (element: Element) => {
    const options = { bubbles: true, cancelable: true, button: 0, pointerType: 'mouse', detail: 1 }
    for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
      element.dispatchEvent(
        type.startsWith('pointer') ? new PointerEvent(type, options) : new MouseEvent(type, options),
      )
  }
  const choose = async (combobox: HTMLElement) => {
    combobox.focus()
    press(combobox)
    const option = await until(
      () =>
        [...document.querySelectorAll('[role=option]:not([aria-selected=true], [aria-disabled=true])')].find(isShown),
      1500,
    )
    if (option) press(option)
  }
  const change = async (control: HTMLElement) => {
    if (control.role === 'combobox') return choose(control)
    if (isEditor(control)) {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', TEXT)
      control.focus()
      return void control.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }))
    }
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return control.click()
    control.focus()
    const kind = control instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
    Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(control, TEXT)
    control.dispatchEvent(new InputEvent('input', { bubbles: true }))
    control.dispatchEvent(new Event('change', { bubbles: true }))
  }
  /** Whether leaving the page would lose input: what holds it at the end of the session, too. */
  const isHeld = () => {
    const event = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(event)
    return event.defaultPrevented
  }
  const go = (search: string) => history.pushState(null, '', location.pathname + search)
  const open = async () => {
    go(`?modal=${name}${item && `&${parameter}=${encodeURIComponent(item)}`}`)
    return until(() => button('Cancel') && controls().length > 0, PATIENCE_MS)
  }
  const result = (problem: string | null, by = '') => {
    // Whatever is wrong with this dialog, the next one begins without it.
    go('')
    leave()
    return { name, problem, by, ms: Math.round(performance.now() - begun) }
  }

  if (!(await open())) {
    const words = dialogs().at(-1)?.textContent ?? 'no dialog'
    return result(`nothing to type into: ${words.slice(0, 200)}`)
  }
  const tried = new Map<string, HTMLElement>()
  const next = () => controls().find((control) => !tried.has(keyOf(control)))
  for (;;) {
    // An editor comes later than the rest of its form, and on a busy machine so does the hold.
    const control = next() ?? (await until(() => isHeld() || next(), PATIENCE_MS))
    if (!(control instanceof HTMLElement)) break
    tried.set(keyOf(control), control)
    await change(control)
    if (await until(isHeld, 120)) break
  }
  const [key, changed] = [...tried].at(-1) ?? []
  if (!key || !changed || !isHeld())
    return result(`no change holds the page: ${[...tried.keys()].join(' | ').slice(0, 200)}`)
  const after = stateOf(changed)
  button('Cancel')?.click()
  if (!(await until(() => button('Discard'), PATIENCE_MS))) return result('Cancel does not ask', key)
  button('Discard')?.click()
  if (!(await until(() => !isOpen(), PATIENCE_MS))) return result('Discard does not close', key)
  leave()
  if (!(await open())) return result('does not open again', key)
  // What a button added may be gone with it.
  const isButton = key.startsWith('BUTTON')
  // What is defined for a name may come later than its value, with a widget of its own.
  const isSame = (each: HTMLElement) =>
    keyOf(each) === key || (changed.ariaLabel !== null && each.ariaLabel === changed.ariaLabel)
  const same = await until(() => controls().find(isSame), isButton ? 2000 : PATIENCE_MS)
  const found = dialogs().at(-1)
  if (!same && !isButton)
    return result(`opened again without the control, with ${controls().map(keyOf).join(' | ').slice(0, 200)}`, key)
  if (same && !isButton && stateOf(same) === after) return result(`shows the discarded ${after}`, key)
  const texts = [...(found?.querySelectorAll('input, textarea') ?? [])].map(stateOf)
  if (texts.includes(TEXT) || found?.textContent?.includes(TEXT)) return result('shows the discarded text', key)
  if (/You began this form/.test(found?.textContent ?? '')) return result('offers what was discarded', key)
  if (isHeld()) return result('asks although nothing was typed', key)
  return result(null, key)
}
