import { cleanOfficeDraft, OFFICE_LABELS, type OfficeDraft } from '@latchkey/domain/office/office.draft'
import { validateOffice } from '@latchkey/domain/office/office.suite'
import type { CSSProperties } from 'react'
import { FactList, type Fact } from '../../../data/FactList/FactList.tsx'
import { brandedColours } from '../../../theme/brand.ts'
import type { BrandColours } from '../../../theme/brand-context.ts'
import { dark, light, type Colours } from '../../../theme/semantic.ts'
import { customProperties } from '../../../theme/token.ts'
import * as S from './BrandSample.styles.ts'

export interface BrandSampleProps {
  /** The current form values; an invalid colour counts as blank. */
  draft: OfficeDraft
}

const THEMES = [
  { theme: 'light', title: 'Light theme', base: light },
  { theme: 'dark', title: 'Dark theme', base: dark },
] as const

function coloursOf(draft: OfficeDraft): BrandColours {
  const errors = validateOffice(draft)
  const { mainColour, accentColour } = cleanOfficeDraft(draft)
  const orNull = (name: 'mainColour' | 'accentColour', colour: string) =>
    colour === '' || errors[name] !== undefined ? null : colour
  return {
    mainColour: orNull('mainColour', mainColour),
    accentColour: orNull('accentColour', accentColour),
  }
}

/** The resulting colours by use, compared with those of the agency. */
function factsOf({ surface, line, ink }: Colours, { mainColour, accentColour }: BrandColours): Fact[] {
  const uses = [
    ['Buttons', surface.accent, mainColour, 'mainColour'],
    ['Links', ink.accent, mainColour, 'mainColour'],
    ['Menu', surface.sideCurrent, mainColour, 'mainColour'],
    ['Marks', line.mark, accentColour, 'accentColour'],
    ['Focus ring', line.focus, accentColour, 'accentColour'],
  ] as const
  return uses.map(([term, colour, given, name]) => ({
    term,
    value: (
      <S.Colour>
        <S.Dot style={{ background: colour }} />
        {given === null
          ? `${colour}, the default`
          : colour === given
            ? `${colour}, as given`
            : `${colour}, ${OFFICE_LABELS[name].toLowerCase()} adjusted for contrast`}
      </S.Colour>
    ),
  }))
}

/**
 * Shows an agency's colours in both themes, and how they were adjusted for contrast.
 *
 * @do Show both themes: a colour may be moved in one and not in the other.
 * @dont Do not make its button or its link do anything.
 */
export function BrandSample({ draft }: BrandSampleProps) {
  const given = coloursOf(draft)
  return (
    <S.Root>
      {THEMES.map(({ theme, title, base }) => {
        const colours = brandedColours(base, given)
        const style = Object.fromEntries(customProperties(colours)) as CSSProperties
        return (
          <S.Sample key={theme} data-theme={theme} style={style} aria-label={title}>
            <S.Side>
              <S.Current>{draft.agencyName.trim() || 'Dashboard'}</S.Current>
            </S.Side>
            <S.Paper>
              <S.Title>{title}</S.Title>
              <S.Words>
                <S.Button>Button</S.Button>
                <S.Link>Link</S.Link>
              </S.Words>
              <FactList facts={factsOf(colours, given)} />
            </S.Paper>
          </S.Sample>
        )
      })}
    </S.Root>
  )
}
