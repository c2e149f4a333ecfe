import { styled } from 'styled-components'
import { under } from '../../theme/breakpoints.ts'
import { space, token } from '../../theme/token.ts'

export const Page = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(8)};
  max-inline-size: 64rem;
`

export const Section = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
`

export const Title = styled.h2`
  font: 650 ${token.text.title} ${token.font.body};
`

export const Lead = styled.p`
  max-inline-size: 68ch;
  color: ${token.ink.subtle};
`

export const Caption = styled.p`
  color: ${token.ink.muted};
  font: 400 ${token.text.small} ${token.font.body};
`

export const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
  gap: ${space(3)};
  list-style: none;
`

export const Swatches = styled(Grid)`
  grid-template-columns: repeat(auto-fill, minmax(min(14rem, 100%), 1fr));
  gap: ${space(4)};
`

export const Swatch = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${space(1)};
  font: 500 ${token.text.small} ${token.font.body};
`

export const Colour = styled.div`
  block-size: 3rem;
  border: 1px solid ${token.line.plain};
  border-radius: ${token.radius.medium};
`

export const Values = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  font: 400 ${token.text.small} ${token.font.mono};
  overflow-wrap: anywhere;
`

export const Table = styled.table`
  border-collapse: collapse;
  & th,
  & td {
    padding: ${space(1)} ${space(4)} ${space(1)} 0;
    border-block-end: 1px solid ${token.line.subtle};
    text-align: start;
    vertical-align: middle;
    ${under(640)} {
      padding-inline-end: ${space(2)};
    }
  }
  & td:first-child {
    overflow-wrap: anywhere;
  }
`

export const Pair = styled.span`
  display: inline-block;
  padding: ${space(0.5)} ${space(3)};
  border: 1px solid ${token.line.plain};
  border-radius: ${token.radius.small};
  font: 600 ${token.text.small} ${token.font.body};
`

export const Bar = styled.div`
  block-size: ${space(4)};
  background: ${token.surface.accent};
`

export const Sheet = styled.div`
  display: grid;
  place-items: center;
  block-size: 5rem;
  border: 1px solid ${token.line.plain};
  background: ${token.surface.raised};
  font: 500 ${token.text.small} ${token.font.body};
`

export const Icon = styled.span`
  & svg {
    inline-size: 1.25rem;
    block-size: 1.25rem;
  }
`

export const Mover = styled.div`
  inline-size: 4rem;
  block-size: ${space(6)};
  border-radius: ${token.radius.medium};
  background: ${token.surface.accent};
  transition-property: inline-size;
  &:hover {
    inline-size: 16rem;
  }
`

/** Columns side by side, or below each other in a narrow window. */
export const SideBySide = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(6)};
  margin-block-end: ${space(6)};
  & > * {
    flex: 1 1 16rem;
    min-inline-size: 0;
  }
`

export const Side = styled.div`
  flex: 0 1 auto;
  inline-size: 255px;
`
