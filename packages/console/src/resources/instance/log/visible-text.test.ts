import { expect, test } from 'vitest'
import { visibleText } from './visible-text.ts'

test('[CONSOLE-01] what steers a terminal is left out of the log, and an overwritten line shows its last version', () => {
  expect(visibleText('\u001b[1;32m[  OK  ]\u001b[0m Started\r\n10%\r50%\r100%\nlogin: ')).toBe(
    '[  OK  ] Started\n100%\nlogin: ',
  )
})
