import type { Locator } from '@playwright/test'

/** Replaces the text of a code editor by pasting. Filling it in makes Chromium itself write styles, which the CSP blocks. */
export async function pasteInto(editor: Locator, text: string): Promise<void> {
  await editor.press('ControlOrMeta+a')
  await editor.evaluate((element, content) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', content)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)
}
