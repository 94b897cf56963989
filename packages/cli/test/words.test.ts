import { untranslated } from '@kartentisch/kernel'
import { describe, expect, test } from 'vitest'
import { commandNamed, NAMES } from '../src/commands/index.ts'
import { helpOf } from '../src/words/help.ts'
import { books } from '../src/words/say.ts'

test('the command line says the same in every language', () => {
  expect(untranslated(books)).toEqual([])
})

describe.each(NAMES)('the help of %s', name => {
  const { en, de } = helpOf(name)

  test('names the same options, settings and examples in every language', () => {
    const named = (text: string) => [
      ...new Set(text.match(/--[a-z-]+|\b[A-Z]{3,}(_[A-Z]+)*\b|^ {2}kartentisch .*?(?= {3}|$)/gm)),
    ]
    expect(named(de).sort()).toEqual(named(en).sort())
  })

  test('names every option there is', async () => {
    const { options } = await commandNamed(name)
    expect(Object.keys(options).filter(option => !en.includes(`--${option}`))).toEqual([])
  })

  test('fits a wide terminal', () => {
    for (const text of [en, de]) expect(text.split('\n').filter(line => line.length > 128)).toEqual([])
  })
})
