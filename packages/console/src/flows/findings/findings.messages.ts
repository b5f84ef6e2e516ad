import { moreWords } from '../../framework/text/more-words.messages.ts'
import { texts } from '../../framework/text/texts.ts'

export const findingsMessages = texts('findings', {
  search: 'Name, type or rule',
  kinds: 'Kinds of findings',
  nothing: 'Nothing found.',
  nothingText: 'No rule has anything to say about this project.',
  noMatch: 'No finding matches.',
  what: 'What',
  why: 'Why',
  since: 'Since',
  sureness: 'How sure',
  rule: 'Rule',
  notRecorded: 'not recorded',
  serious: 'Serious',
  dismiss: 'Dismiss until…',
  until: 'Dismiss until',
  because: 'Because',
  dismissed: 'Dismissed',
  again: 'Show again',
  notJudged: 'Not judged',
  deleteSelected: 'Delete…',
  clear: 'Clear selection',
  cannot: 'What the rule cannot know',
  reads: 'What the rule reads',
  thresholds: 'Thresholds',
  unitDays: 'days',
  thresholdsHint: 'They are kept in this browser, for you and this project.',
  dismissHint: 'It is kept in this browser. After that day, the findings are shown again if they still hold.',
  measure: 'Measure',
  measuring: 'Measuring',
  notMeasured: 'How instances fit is not judged yet.',
  notInLists: 'Public containers are not judged: the list of containers does not say which are public.',
  unreadable: 'The things could not be read.',
  goneAlready: 'What you selected is gone already.',
})

export const findingsPhrases = texts('findings', {
  sum: '{count, plural, =0 {Nothing to look at.} one {One thing to look at.} other {# things to look at.}} {serious, plural, =0 {} one {One is serious.} other {# are serious.}}',
  sumAtLeast: 'At least {count, plural, one {one thing} other {# things}} to look at. Not everything is judged.',
  reading: 'Reading {names}…',
  unread: '{rules, plural, one {One rule is} other {# rules are}} left out: {names} could not be read.',
  select: 'Select {name}',
  selectAll: 'Select all: {name}',
  longerThan: '{days, plural, one {longer than # day} other {longer than # days}}',
  days: '{days, plural, one {# day} other {# days}}',
  within: '{days, plural, one {within # day} other {within # days}}',
  percent: '{percent, number} %',
  usual: 'Usually {value}',
  setThreshold: 'Change the threshold of {name}: {value}',
  selected: '{count, number} selected',
  deletable:
    '{count, plural, =0 {None of them is deleted here: open their pages.} one {One of them can be deleted here; open the pages of the others.} other {# of them can be deleted here; open the pages of the others.}}',
  notKnown: 'Not known: {what}',
  dismissedUntil: 'until {day}',
  dismissedBecause: 'until {day}: “{because}”',
  measureText:
    '{count, plural, one {One running instance has} other {# running instances have}} a series of metrics each. They are read when you ask for it{more, plural, =0 {} one {; one smaller instance is left out} other {; # smaller instances are left out}}.',
  progress: '{read, number} of {count, number}',
})

export const kindNames = texts('findings.kind', { risk: 'Risk', waste: 'Waste', fit: 'Fit', hygiene: 'Hygiene' })

export const kindTexts = texts('findings.kindText', {
  risk: 'May be lost, or lets somebody in',
  waste: 'Holds quota, and is used by nobody',
  fit: 'Larger or smaller than its work',
  hygiene: 'Makes people pick the wrong thing',
})

export const sureNames = texts('findings.sure', { certain: 'Certain', likely: 'Likely', guess: 'A guess' })

export const cleanUpMessages = texts('findings.cleanUp', {
  one: moreWords.delete,
  other: moreWords.delete,
  title: 'Delete what was found',
  body: 'You have selected {names}. {help}',
  ended: 'Deleted: {names}.',
  failed: 'Not deleted: {names}.',
})
