import { Select } from '@base-ui/react/select'
import { css, styled } from 'styled-components'
import { popupItemLook, popupLook } from '../../popup/popup-look.ts'
import { space, token } from '../../theme/token.ts'

/** The field of both kinds. */
const fieldLook = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  inline-size: 100%;
  min-block-size: ${token.size.medium};
  padding: ${space(1.5)} ${space(2)} ${space(1.5)} ${space(2.5)};
  border: 1px solid ${token.line.strong};
  border-radius: ${token.radius.medium};
  background: ${token.surface.raised};
  color: ${token.ink.plain};
  font: 400 ${token.text.body} ${token.font.body};
  cursor: default;
  transition: border-color ${token.motion.fast};
  &[data-size='small'] {
    min-block-size: ${token.size.small};
    padding-block: ${space(0.75)};
    font: 400 ${token.text.small} ${token.font.body};
  }
  &:hover {
    border-color: ${token.ink.subtle};
  }
  &:focus-visible,
  &[aria-expanded='true'] {
    border-color: ${token.line.accent};
    outline-offset: 1px;
  }
  &[aria-invalid='true'] {
    border-color: ${token.line.danger};
    box-shadow: inset 0 0 0 1px ${token.line.danger};
  }
  &:disabled {
    border-color: ${token.line.plain};
    background: ${token.surface.sunken};
    color: ${token.ink.muted};
    cursor: not-allowed;
  }
`

export const Trigger = styled(Select.Trigger)`
  ${fieldLook}
`

export const Value = styled.span`
  min-inline-size: 0;
  @media screen {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  font-variant-numeric: tabular-nums;
  &[data-placeholder] {
    color: ${token.ink.muted};
  }
`

export const Icon = styled.span`
  flex: none;
  color: ${token.ink.muted};
  & svg {
    inline-size: 1rem;
    block-size: 1rem;
  }
`

/** The chevron lies over the select, which is as large as the field. */
export const Native = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  inline-size: 100%;
  & > select {
    ${fieldLook}
    appearance: none;
    /* Under 16 px, phones zoom in when it gets the focus. */
    &,
    &[data-size='small'] {
      font: 400 ${token.text.large} ${token.font.body};
    }
    min-block-size: ${token.size.large};
    padding-inline-end: ${space(8)};
    text-overflow: ellipsis;
    &[data-placeholder] {
      color: ${token.ink.muted};
    }
  }
  & > ${Icon} {
    position: absolute;
    inset-inline-end: ${space(2)};
    display: flex;
    pointer-events: none;
  }
`

export const Positioner = styled(Select.Positioner)`
  z-index: ${token.layer.popup};
`

export const Popup = styled(Select.Popup)`
  ${popupLook}
`

export const Item = styled(Select.Item)`
  ${popupItemLook}
  font-variant-numeric: tabular-nums;
  &[data-selected] {
    font-weight: 600;
  }
  &[data-empty] {
    color: ${token.ink.muted};
  }
`

export const Lines = styled.span`
  display: grid;
`

export const Detail = styled.span`
  color: ${token.ink.muted};
  font: 400 ${token.text.small} ${token.font.body};
`

/** Keeps its space when empty, so that the labels align. */
export const Tick = styled.span`
  flex: none;
  inline-size: 1rem;
  color: ${token.ink.accent};
  visibility: hidden;
  [data-selected] > & {
    visibility: visible;
  }
`

export const Group = styled(Select.Group)`
  &:not(:first-child) {
    margin-block-start: ${space(1)};
    padding-block-start: ${space(1)};
    border-block-start: 1px solid ${token.line.subtle};
  }
`

export const GroupLabel = styled(Select.GroupLabel)`
  padding: ${space(1)} ${space(2)};
  color: ${token.ink.muted};
  font: 600 ${token.text.small} ${token.font.body};
`
