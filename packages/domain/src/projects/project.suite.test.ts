import { expect, it } from 'vitest'
import { checkerOf } from '../platform/validation/validation.fixtures.ts'
import { ProjectBody } from './project.body.ts'
import { PROJECT_TEXT_FIELDS } from './project.draft.ts'
import { aProjectDraft } from './project.fixtures.ts'
import { validateProject } from './project.suite.ts'

const checkProject = checkerOf(ProjectBody, validateProject)

it('passes with a name and both pictures', () => {
  expect(validateProject(aProjectDraft())).toEqual({})
})

it('requires a name and both pictures', () => {
  expect(validateProject(aProjectDraft({ name: '  ', mediaId: null, defaultMediaId: null }))).toEqual({
    name: ['required'],
    mediaId: ['required'],
    defaultMediaId: ['required'],
  })
})

it.each(PROJECT_TEXT_FIELDS)('accepts at most 255 characters of %s', (field) => {
  expect(validateProject(aProjectDraft({ [field]: 'x'.repeat(255) }))).toEqual({})
  expect(validateProject(aProjectDraft({ [field]: 'x'.repeat(256) }))).toEqual({ [field]: ['maxlength'] })
})

it('rejects pictures that are not stored', () => {
  expect(validateProject(aProjectDraft(), { knowsMedia: (id) => id === 11 })).toEqual({
    defaultMediaId: ['enumerable'],
  })
})

it('decodes only a project', () => {
  expect(
    checkProject({ id: 9, name: ' River Court ', mediaId: 11, defaultMediaId: 11, version: 3, x: 1 }),
  ).toMatchObject({ ok: true, value: { name: 'River Court', city: '', mediaId: 11, version: 3 } })
  expect(checkProject({ name: 1, mediaId: 'a' })).toEqual({
    ok: false,
    errors: { name: ['invalid'], mediaId: ['enumerable'], defaultMediaId: ['required'] },
  })
})
