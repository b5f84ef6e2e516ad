import { readFileSync } from 'node:fs'
import { openApi } from '@meridian/contract'
import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { API_DOCUMENT, apiDocument } from './api-docs.ts'

test('docs/api.md is up to date', () => {
  expect(readFileSync(API_DOCUMENT, 'utf8')).toBe(apiDocument())
})

test('the OpenAPI document is valid', async () => {
  const { valid, errors } = await new Validator().validate(structuredClone(openApi()))
  expect(errors).toBeUndefined()
  expect(valid).toBe(true)
})
