import { createIntl, defineMessage } from 'react-intl'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { issueMessage } from './issue-message.ts'
import { distinct, distinctLines, passwordsMatch, withMessage, unique } from './validators.ts'

const intl = createIntl({ locale: 'en' })

/** The message of a field with the title Name for a value. */
function messageFor(rule: z.ZodType, value: unknown): string | null {
  const parsed = rule.safeParse(value)
  const issue = parsed.error?.issues[0]
  return issue ? issueMessage(intl, issue, 'Name', value) : null
}

test.each([
  [z.string().min(1), '', 'Name is a required field'],
  [z.string().min(3), '', 'Name is a required field'],
  [z.number(), null, 'Name is a required field'],
  [z.enum(['raw', 'iso']), '', 'Name is a required field'],
  [z.array(z.string()).min(1), [], 'Name is a required field'],
  [z.string().min(3), 'ab', 'Name is too short (2 characters), minimum 3'],
  [z.string().max(3), 'abcd', 'Name is too long (4 characters), maximum 3'],
  [z.string().regex(/^\d+$/), '1a', 'Name is formatted incorrectly'],
  [z.email(), 'nobody', 'Format validation failed'],
  [z.union([z.literal(''), z.ipv4(), z.ipv6()]), '10.0.0', 'Format validation failed'],
  [z.union([z.literal(1), z.literal(2)]), 3, 'The data in this field is invalid'],
  [z.number().min(1), 0, '0 is less than the allowed minimum of 1'],
  [z.number().max(10), 11, '11 is greater than the allowed maximum of 10'],
  [z.number(), 'x', 'Name is not a valid number'],
  [z.int(), 1.5, 'Name is not a valid number'],
  [z.array(z.string()).refine(...distinct), ['a', 'b', 'a'], 'Array items must be unique'],
  [z.string().refine(...distinctLines), '8.8.8.8\n9.9.9.9\n\n 8.8.8.8 \n', 'Array items must be unique'],
  [z.string().refine(...distinctLines), '8.8.8.8\n\n\n9.9.9.9', null],
  [z.enum(['raw', 'iso']), 'zip', 'The data in this field is invalid'],
  [z.string().refine(() => false), 'a', 'The data in this field is invalid'],
])('[FORM-06] %#: the message is the text of the requirement', (rule, value, words) => {
  expect(messageFor(rule, value)).toBe(words)
})

test('[FORM-05] a number outside the limits is invalid, the limits themselves are valid', () => {
  const rule = z.number().min(1).max(4)
  expect([0, 1, 4, 5].map((value) => messageFor(rule, value) === null)).toEqual([false, true, true, false])
})

test('[FORM-05] a unique value is not in the list, or passes the check', () => {
  const taken = defineMessage({ id: 'test.taken', defaultMessage: 'Keypair already exists.' })
  const listed = z.string().refine(...unique(['a', 'b'], taken))
  expect(messageFor(listed, 'a')).toBe('Keypair already exists.')
  expect(messageFor(listed, 'c')).toBeNull()
  const checked = z.string().refine(...unique((value: string) => value !== 'a'))
  expect(messageFor(checked, 'a')).toBe('This value is already in use.')
  expect(messageFor(checked, 'b')).toBeNull()
})

test('[FORM-02] a password mismatch is an error of the second field, even while other fields are invalid', () => {
  const form = z
    .object({ name: z.string().min(1), password: z.string(), confirm: z.string() })
    .refine(...passwordsMatch('password', 'confirm'))
  const { error } = form.safeParse({ name: '', password: 'secret', confirm: 'secre' })
  const issue = error?.issues.find(({ path }) => path[0] === 'confirm')
  expect(issue && issueMessage(intl, issue, 'Confirm', 'secre')).toBe('Passwords do not match.')
  expect(form.safeParse({ name: 'a', password: 'secret', confirm: 'secret' }).success).toBe(true)
})

test('a rule of the contract has its own text, a rule of the console has a message', () => {
  expect(
    messageFor(
      z.string().refine(() => false, 'Names have no slash.'),
      'a',
    ),
  ).toBe('Names have no slash.')
  const message = defineMessage({ id: 'test.slash', defaultMessage: 'Container name must not contain "/".' })
  expect(
    messageFor(
      z.string().refine((text) => !text.includes('/'), withMessage(message)),
      'a/b',
    ),
  ).toBe('Container name must not contain "/".')
})
