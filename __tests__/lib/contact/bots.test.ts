/** @jest-environment node */
import { judgeVisitor, minimumFillMs } from '../../../lib/contact/bots.ts'

const facts = { honeypot: '', startedAt: 1_000, now: 1_000 + minimumFillMs }

test('a visitor who takes a while is a person', () => {
  expect(judgeVisitor(facts)).toEqual({ kind: 'person' })
  expect(judgeVisitor({ ...facts, now: 9e9 })).toEqual({ kind: 'person' })
})

test.each(['http://spam.example', ' '])('a honeypot that holds %j is a bot', (honeypot) => {
  expect(judgeVisitor({ ...facts, honeypot })).toEqual({ kind: 'bot' })
})

test('a form that nobody touched is a bot', () => {
  expect(judgeVisitor({ ...facts, startedAt: null })).toEqual({ kind: 'bot' })
})

test('a fast form is held back and never dropped: autofill is fast too', () => {
  expect(judgeVisitor({ ...facts, now: 1_400 })).toEqual({ kind: 'wait', ms: minimumFillMs - 400 })
  expect(judgeVisitor({ ...facts, now: 1_000 })).toEqual({ kind: 'wait', ms: minimumFillMs })
})

test('a clock that jumped back holds nobody longer than the minimum', () => {
  expect(judgeVisitor({ ...facts, now: -9e9 })).toEqual({ kind: 'wait', ms: minimumFillMs })
})
