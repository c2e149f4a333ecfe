import {
  KEY_AREA_FACTS,
  KEY_AREAS,
  mayGive,
  type KeyArea,
  type KeyAreas,
  type KeyLevel,
} from '@latchkey/domain/integrations/keys/key-areas'
import type { KeyFormDraft } from '@latchkey/domain/integrations/keys/key.draft'
import { KEY_LEVEL_LABELS, KEY_WORDS, NO_LEVEL } from '@latchkey/domain/integrations/keys/key.messages'
import type { Form } from '@latchkey/domain/forms/form.model'
import type { Rights } from '@latchkey/domain/permissions/rights'
import type { BoundValues } from '../../../forms/bound-form.ts'
import { BoundField } from '../../../forms/BoundField.tsx'
import { Field } from '../../../forms/Field/Field.tsx'
import { Select } from '../../../inputs/Select/Select.tsx'
import { FieldGrid } from '../../../layout/FieldGrid/FieldGrid.tsx'

export interface AreasFieldProps {
  form: BoundValues<KeyFormDraft> & Pick<Form<KeyFormDraft>, 'errorAt'>
  /** The signed-in user's permissions, which limit what a key may do. */
  rights: Rights
}

type Choice = KeyLevel | 'nothing'

function withLevel(areas: KeyAreas, area: KeyArea, choice: Choice): KeyAreas {
  const { [area]: _former, ...others } = areas
  return choice === 'nothing' ? others : { ...others, [area]: choice }
}

/** Chooses the rights of a key, area by area. */
export function AreasField({ form, rights }: AreasFieldProps) {
  return (
    <BoundField form={form} name="areas" isGroup isRequired>
      {({ value, onChange, onBlur }) => (
        <FieldGrid columns={2}>
          {KEY_AREAS.map((area) => {
            const { label, levels } = KEY_AREA_FACTS[area]
            const given = levels.filter((level) => mayGive(rights, area, level))
            const error = form.errorAt(`areas.${area}`)
            return (
              <Field
                key={area}
                label={label}
                {...(error !== undefined && { error })}
                {...(error === undefined && given.length === 0 && { hint: KEY_WORDS.notHeld })}
              >
                <Select<Choice>
                  options={[
                    { value: 'nothing', label: NO_LEVEL },
                    ...levels.map((level) => ({
                      value: level,
                      label: KEY_LEVEL_LABELS[level],
                      isDisabled: !given.includes(level),
                    })),
                  ]}
                  value={value[area] ?? 'nothing'}
                  onChange={(choice) => onChange(withLevel(value, area, choice))}
                  onBlur={onBlur}
                  // An area that a colleague gave can be removed.
                  isDisabled={given.length === 0 && value[area] === undefined}
                />
              </Field>
            )
          })}
        </FieldGrid>
      )}
    </BoundField>
  )
}
