import { types } from 'mobx-state-tree'
import { formOf } from '../forms/form.model.ts'
import { messageFor } from '../platform/field-errors.ts'
import type { Office } from './office.contract.ts'
import { cleanOfficeDraft, OFFICE_LABELS, officeDraftOf, type OfficeDraft } from './office.draft.ts'
import type { DayHours, Holiday } from './office-hours.ts'
import { createOfficeSuite } from './office.suite.ts'

const NOUNS = {
  mainColour: 'colour, such as #1a5541',
  accentColour: 'colour, such as #d5a443',
  phone: 'phone',
}

export const OfficeFormModel = formOf<OfficeDraft>({
  name: 'Office form',
  fields: {
    agencyName: types.string,
    logoId: types.maybeNull(types.integer),
    mainColour: types.string,
    accentColour: types.string,
    replyAddress: types.string,
    phone: types.string,
    hours: types.frozen<DayHours[]>(),
    holidays: types.frozen<Holiday[]>(),
    warnHours: types.maybeNull(types.number),
    targetHours: types.maybeNull(types.number),
    timeStep: types.maybeNull(types.integer),
    noticeHours: types.maybeNull(types.number),
    daysAhead: types.maybeNull(types.number),
    strictRecords: types.maybeNull(types.boolean),
    keepMonths: types.maybeNull(types.number),
    keepMonthsComplete: types.maybeNull(types.number),
  },
  labels: OFFICE_LABELS,
  clean: cleanOfficeDraft,
  createSuite: () => createOfficeSuite(),
  dependentsOf: (field) => (field === 'targetHours' ? ['warnHours'] : []),
  messageOf: (field, name) => messageFor(field, name, NOUNS),
})

export const createOfficeForm = (office: Office) =>
  OfficeFormModel.create({ values: officeDraftOf(office), version: office.version })
