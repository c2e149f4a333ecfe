import type { NewLeadForm } from '@latchkey/domain/leads/new-lead.form'
import { homeDetails } from '@latchkey/domain/search/found-homes'
import { labelOf } from '@latchkey/domain/platform/values/labels'
import { AVAILABILITY_LABELS, isTakenHome } from '@latchkey/domain/properties/property.enums'
import { SEARCH_TEXTS } from '@latchkey/domain/search/search.messages'
import type { FoundHome } from '@latchkey/domain/search/search.contract'
import { observer } from 'mobx-react-lite'
import { BoundField } from '../../../forms/BoundField.tsx'
import { OfferedOptions } from '../../../inputs/Suggestions/OfferedOptions.tsx'
import { TextField } from '../../../inputs/TextField/TextField.tsx'
import * as S from './NewLeadDialog.styles.ts'

/** Finds homes in stock. */
export interface HomeSearch {
  /** Homes in stock that fit what is typed. */
  homes: readonly FoundHome[]
  /** True when more homes fit than are listed. */
  hasMore: boolean
  /** True when none fits what is typed. */
  hasNone: boolean
  /** Called while a name, street or postcode is typed. */
  onType: (text: string) => void
  /** Called to link a home and to fill in its address. */
  onChoose: (home: FoundHome) => void
}

export interface HomeFieldProps {
  form: NewLeadForm
  search: HomeSearch
  /** True while neither the name nor the link may change. */
  isFixed: boolean
}

const HINT = 'Type a name, street or postcode and choose, or type any other home.'
const LINKED = 'This home is in stock. Its address is filled in.'

/** Says whether the home of the form is in stock. */
function hintOf(form: NewLeadForm, { hasNone }: HomeSearch): string {
  const name = form.value('property.name').trim()
  if (form.value('propertyId') === null)
    return hasNone && name !== '' ? `${SEARCH_TEXTS.nothing(name)} It is kept as typed.` : HINT
  const { availability } = form
  if (availability === null || !isTakenHome(availability)) return LINKED
  return `${LINKED} It is ${labelOf(AVAILABILITY_LABELS, availability).toLowerCase()}: no reservation can be sent for it.`
}

/** The home that the caller asks about: one in stock, which is linked, or any text. */
export const HomeField = observer(function HomeField({ form, search, isFixed }: HomeFieldProps) {
  const isLinked = form.value('propertyId') !== null
  return (
    <BoundField form={form} name="property.name" isRequired hint={hintOf(form, search)}>
      {({ value, onBlur }) => (
        <OfferedOptions
          label="Homes in stock"
          options={isLinked || isFixed ? [] : search.homes}
          keyOf={({ id }) => id}
          note={search.hasMore ? SEARCH_TEXTS.many : undefined}
          value={value}
          onChange={(name) => {
            form.nameHome(name)
            search.onType(name)
          }}
          onChoose={search.onChoose}
          renderInput={(combobox) => (
            <TextField
              value={value}
              onChange={(name) => form.nameHome(name)}
              onBlur={onBlur}
              autoComplete="off"
              // Not disabled: Enter in this field has saved, and it keeps the focus.
              isReadOnly={isFixed}
              combobox={combobox}
            />
          )}
        >
          {(home) => (
            <S.Home>
              <span>{home.name}</span>
              <S.HomeDetails>{homeDetails(home).join(' · ')}</S.HomeDetails>
            </S.Home>
          )}
        </OfferedOptions>
      )}
    </BoundField>
  )
})
