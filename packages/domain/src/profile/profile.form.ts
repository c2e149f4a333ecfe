import { types } from 'mobx-state-tree'
import { formOf } from '../forms/form.model.ts'
import { cleanProfile, createProfileSuite, type ProfileDraft } from './profile.suite.ts'

export const ProfileFormModel = formOf<ProfileDraft>({
  name: 'Profile form',
  fields: { firstName: types.string, lastName: types.string },
  labels: { firstName: 'First name', lastName: 'Last name' },
  clean: cleanProfile,
  createSuite: createProfileSuite,
})
