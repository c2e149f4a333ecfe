import { styled } from 'styled-components'
import { Modal } from '../../../modal/Modal.tsx'
import { sheetLook } from '../../../modal/modal-look.ts'
import { popupItemLook } from '../../../popup/popup-look.ts'
import { space, token } from '../../../theme/token.ts'

export const Sheet = styled(Modal)`
  ${sheetLook}
  --dialog-width: 640px;
  overflow: hidden;
`

export const Line = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space(2)};
  padding: ${space(2)} ${space(3)} ${space(2)} ${space(4)};
  border-block-end: 1px solid ${token.line.plain};
  & > svg {
    flex: none;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    color: ${token.ink.muted};
  }
`

export const Input = styled.input`
  flex: 1;
  min-inline-size: 0;
  min-block-size: ${token.size.large};
  border: 0;
  background: none;
  color: inherit;
  /* Under 16 px, phones zoom in when the input gets the focus. */
  font: 400 1.0625rem/1.5rem ${token.font.body};
  outline: none;
  &::placeholder {
    color: ${token.ink.muted};
    opacity: 1;
  }
`

export const Results = styled.div`
  min-block-size: 0;
  padding: ${space(2)};
  overflow-y: auto;
  overscroll-behavior: contain;
`

export const List = styled.div.attrs({ role: 'listbox' })`
  display: grid;
  gap: ${space(2)};
`

export const Group = styled.div.attrs({ role: 'group' })`
  min-inline-size: 0;
`

export const Heading = styled.div.attrs({ role: 'presentation' })`
  padding: ${space(1)} ${space(2)};
  color: ${token.ink.muted};
  font: 600 ${token.text.small} ${token.font.body};
`

export const Option = styled.div.attrs({ role: 'option' })`
  ${popupItemLook}
  flex-wrap: wrap;
  column-gap: ${space(2)};
  row-gap: 0;
  &:hover {
    background: ${token.surface.hover};
  }
`

export const Label = styled.span`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`

/** At the end of the line. */
export const Shortcut = styled.span`
  margin-inline-start: auto;
  color: ${token.ink.muted};
  font: 400 ${token.text.small} ${token.font.body};
`

export const Details = styled.span`
  min-inline-size: 0;
  color: ${token.ink.muted};
  font: 400 ${token.text.small} ${token.font.body};
  overflow-wrap: anywhere;
`

export const More = styled.div`
  padding: ${space(1)} ${space(2)};
  color: ${token.ink.muted};
  font: 400 ${token.text.small} ${token.font.body};
`

export const Words = styled.p`
  padding: ${space(3)} ${space(2)};
  color: ${token.ink.muted};
  overflow-wrap: anywhere;
`

export const Failed = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)};
  padding: ${space(2)};
`
